import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let halvesControl: Attempt = Attempt(.proposedControl, stating: 5) { count in
        Stored(3.0) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Double

    var body: some View {
        Rating(value: $value, step: 0.5, count: count)
    }
}
// endregion
