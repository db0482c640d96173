import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let wholeStepsControl: Attempt = Attempt(.proposedControl) {
        Stored(3.0) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Double

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
