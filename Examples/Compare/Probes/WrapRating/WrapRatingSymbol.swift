import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let wrapRatingSymbol = Attempt(
        .symbol,
        limit:
            "`Rating(configuration)` is one symbol: a style is never given the rating as a whole."
    ) { Screen() }
}

// region: code
private struct BorderStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .border(.red)
    }
}

private struct Screen: View {
    var body: some View {
        SymbolLibrary.ReviewScreen()
            .ratingStyle(BorderStyle())
            .ratingStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            SymbolLibrary.ReviewScreen()
                .ratingStyle(.circle)
        }
    }
    // endregion
}
