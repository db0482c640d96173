import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let wrapRatingSymbolTrick = Attempt(
        .symbol,
        "all in the first symbol",
        loss: "The style draws the row in place of the first symbol, and nothing in "
            + "place of the others: the spacing that the rating was given is lost."
    ) { Screen() }
}

// region: code
private struct BorderStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        if configuration.starIndex == 0 {
            HStack {
                ForEach(0..<configuration.count, id: \.self) { index in
                    Rating(configuration.symbol(index))
                }
            }
            .border(.red)
        }
    }
}

extension RatingStyleConfiguration {
    fileprivate func symbol(_ index: Int) -> Self {
        var symbol = self
        symbol.starIndex = index
        return symbol
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
