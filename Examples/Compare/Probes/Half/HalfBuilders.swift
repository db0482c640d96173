import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let halfBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        Rating(value: 3.5)
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
