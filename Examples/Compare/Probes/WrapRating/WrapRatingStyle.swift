import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let wrapRatingStyle: Attempt = Attempt(
        .originalStyle,
        "all in the first symbol",
        loss: "The style draws the row instead of the first symbol, and nothing instead of "
            + "the others: the rating loses its spacing."
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
        StyleLibrary.ReviewScreen()
            .ratingStyle(BorderStyle())
            .ratingStyle(.circle)
    }
}
// endregion
