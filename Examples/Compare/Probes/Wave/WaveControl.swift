import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let waveControl: Attempt = Attempt(.proposedControl, "with a style", stating: 5) {
        count in Stored(1) { Screen(count: count, value: $0) }
    }
    static let waveControlClosure: Attempt = Attempt(
        .proposedControl, "with a closure", stating: 5, region: "closure"
    ) { count in Stored(1) { Closures.Screen(count: count, value: $0) } }
}

// region: code
private struct WaveStyle: RatingSymbolStyle {
    @Environment(\.accessibilityReduceMotion) private var isReduced

    func makeBody(configuration: Configuration) -> some View {
        configuration
            .scaleEffect(configuration.isFilled ? 1 : 0.8)
            .animation(
                isReduced ? nil : .linear(duration: 0.2).delay(Double(configuration.index) / 10),
                value: configuration.isFilled)
    }
}

private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, count: count)
            .ratingSymbolStyle(WaveStyle())
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        let count: Int
        @Binding var value: Int
        @Environment(\.accessibilityReduceMotion) private var isReduced

        var body: some View {
            Rating(value: $value, count: count)
                .ratingSymbol {
                    $0
                        .scaleEffect($0.isFilled ? 1 : 0.8)
                        .animation(
                            isReduced
                                ? nil : .linear(duration: 0.2).delay(Double($0.index) / 10),
                            value: $0.isFilled)
                }
        }
    }
    // endregion
}
