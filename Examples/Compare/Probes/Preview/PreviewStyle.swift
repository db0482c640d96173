import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let previewStyle: Attempt = Attempt(
        .originalStyle,
        "all in the first symbol",
        loss: "The style draws the row instead of the first symbol, and nothing instead of "
            + "the others: the rating loses its spacing.", stating: 5
    ) { count in Stored([1, 2]) { Screen(count: count, values: $0) } }
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
                        ._onButtonGesture {
                            preview = $0 ? index + 1 : nil
                        } perform: {
                            configuration.value = index + 1
                        }
                }
            }
        }
    }
}

private struct Screen: View {
    let count: Int
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<2) { Rating(value: $values[$0], count: count) }
            .ratingStyle(PreviewStyle())
    }
}
// endregion
