import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let previewSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct PreviewStyle: RatingStyle {
    @Binding var preview: Int?

    func makeBody(configuration: Configuration) -> some View {
        let symbol = configuration.starIndex + 1
        let shown = preview ?? configuration.value
        Image(systemName: symbol <= shown ? "star.fill" : "star")
            ._onButtonGesture(
                pressing: { preview = $0 ? symbol : nil },
                perform: { configuration.value = symbol })
    }
}

private struct PreviewRating: View {
    @Binding var value: Int
    @State private var preview: Int?

    var body: some View {
        Rating(value: $value)
            .ratingStyle(PreviewStyle(preview: $preview))
    }
}

private struct Screen: View {
    @State private var values = [1, 2]

    var body: some View {
        VStack {
            PreviewRating(value: $values[0])
            PreviewRating(value: $values[1])
        }
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
