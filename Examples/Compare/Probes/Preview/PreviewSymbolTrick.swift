import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let previewSymbolTrick = Attempt(
        .symbol,
        "all in the first symbol",
        loss: "The style draws the row in place of the first symbol, and nothing in "
            + "place of the others: the spacing that the rating was given is lost."
    ) { Screen() }
}

// region: code
private struct PreviewStyle: RatingStyle {
    @State private var preview: Int?

    func makeBody(configuration: Configuration) -> some View {
        if configuration.starIndex == 0 {
            HStack {
                ForEach(0..<configuration.count, id: \.self) { index in
                    let isFilled = index < preview ?? configuration.value
                    Image(systemName: isFilled ? "star.fill" : "star")
                        ._onButtonGesture(
                            pressing: { preview = $0 ? index + 1 : nil },
                            perform: { configuration.value = index + 1 })
                }
            }
        }
    }
}

private struct Screen: View {
    @State private var values = [1, 2]

    var body: some View {
        VStack {
            Rating(value: $values[0])
            Rating(value: $values[1])
        }
        .ratingStyle(PreviewStyle())
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var values = [1, 2]

        var body: some View {
            VStack {
                Rating(value: $values[0])
                Rating(value: $values[1])
            }
        }
    }
    // endregion
}
