import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let columnSymbolTrick = Attempt(
        .symbol,
        "all in the first symbol",
        loss: "The style draws the row in place of the first symbol, and nothing in "
            + "place of the others: the spacing that the rating was given is lost."
    ) { Screen() }
}

// region: code
private struct ColumnStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        if configuration.starIndex == 0 {
            VStack {
                ForEach(0..<configuration.count, id: \.self) { index in
                    Rating(configuration.symbol(index))
                }
            }
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
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(ColumnStyle())
    }
}
// endregion
