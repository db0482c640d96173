import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let waveTouchedStyle: Attempt = Attempt(.originalStyle, stating: 5) { count in
        Stored(1) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct WaveStyle: RatingStyle {
    @Environment(\.accessibilityReduceMotion) private var isReduced

    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .scaleEffect(configuration.isFilled ? 1 : 0.8)
            .animation(
                isReduced
                    ? nil
                    : .linear(duration: 0.2).delay(
                        Double(abs(configuration.starIndex - max(0, configuration.value - 1))) / 10),
                value: configuration.isFilled)
    }
}

private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, count: count)
            .ratingStyle(WaveStyle())
    }
}
// endregion
