import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let animateControl = Attempt(.control) { Screen() }
}

// region: code
private struct RunningStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration
            .animation(
                .default.delay(Double(configuration.index) / 10),
                value: configuration.isFilled)
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(RunningStyle())
    }
}
// endregion
