import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let columnStyle: Attempt = Attempt(
        .originalStyle,
        "all in the first symbol",
        loss: "The style draws the row instead of the first symbol, and nothing instead of "
            + "the others: the rating loses its spacing.", stating: 5
    ) { count in Stored(3) { Screen(count: count, value: $0) } }
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
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, count: count)
            .ratingStyle(ColumnStyle())
    }
}
// endregion
