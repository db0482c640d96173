import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let halfSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        AverageRating(value: 3.5)
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
