import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let librarySymbol: Attempt = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        SymbolLibrary.ReviewScreen()
            .ratingStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            SymbolLibrary.ReviewScreen()
        }
    }
    // endregion
}
