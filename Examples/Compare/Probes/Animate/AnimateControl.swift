import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let animateControl: Attempt = Attempt(.control, "with a style", stating: 5) { count in
        Stored(3) { Screen(count: count, value: $0) }
    }
    static let animateControlClosure: Attempt = Attempt(
        .control, "with a closure", stating: 5, region: "closure"
    ) { count in Stored(3) { Closures.Screen(count: count, value: $0) } }
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
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, in: 0...count)
            .ratingSymbolStyle(RunningStyle())
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        let count: Int
        @Binding var value: Int

        var body: some View {
            Rating(value: $value, in: 0...count)
                .ratingSymbol { symbol in
                    symbol.animation(
                        .default.delay(Double(symbol.index) / 10), value: symbol.isFilled)
                }
        }
    }
    // endregion
}
