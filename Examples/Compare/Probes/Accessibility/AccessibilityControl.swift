import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let accessibilityControl = Attempt(.control) { Screen() }
}

// region: code
private struct WordyStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration
            Text(configuration.isFilled ? "full" : "empty")
        }
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(WordyStyle())
    }
}
// endregion
