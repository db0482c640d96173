import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let halfClosure = Attempt(
        .closure,
        limit:
            "A value is a whole number and a symbol filled or not: the average has to be rounded."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        Rating(value: .constant(4))
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
