import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let animateSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct RunningStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .animation(
                .default.delay(Double(configuration.starIndex) / 10),
                value: configuration.isFilled)
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(RunningStyle())
    }
}
// endregion
