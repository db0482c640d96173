import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let symbolButtonsStyle: Attempt = Attempt(.originalStyle) {
        Stored(3) { value in ButtonApp { Screen(value: value) } }
    }
}

// region: code
private struct ButtonSymbolStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.value = configuration.starIndex + 1
        } label: {
            Image(systemName: configuration.isFilled ? "star.fill" : "star")
        }
    }
}

private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingStyle(ButtonSymbolStyle())
    }
}
// endregion
