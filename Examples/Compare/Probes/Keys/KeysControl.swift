import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let keysControl: Attempt = Attempt(.proposedControl, stating: 5) { count in
        Stored(3) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, count: count)
    }
}
// endregion
