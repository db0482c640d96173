import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let accessibilitySymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct WordyStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Rating(configuration)
            Text(configuration.isFilled ? "full" : "empty")
        }
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(WordyStyle())
    }
}
// endregion
