import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let halfControl = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        Rating(displaying: 3.5)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            Rating(value: .constant(3))
        }
    }
    // endregion
}
