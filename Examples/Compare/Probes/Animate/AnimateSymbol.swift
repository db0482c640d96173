import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let animateSymbol: Attempt = Attempt(.symbol, stating: 5) { count in
        Stored(3) { Screen(count: count, value: $0) }
    }
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
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, count: count)
            .ratingStyle(RunningStyle())
    }
}
// endregion
