import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let doubleTapControl: Attempt = Attempt(.control, "with a style", stating: 5) { count in
        Stored(3) { Screen(count: count, value: $0) }
    }
    static let doubleTapControlClosure: Attempt = Attempt(
        .control, "with a closure", stating: 5, region: "closure"
    ) { count in Stored(3) { Closures.Screen(count: count, value: $0) } }
}

// region: code
private struct DoubleTapStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            ForEach(configuration.symbols) { symbol in
                symbol.drawing
                    .onTapGesture(count: 2) { symbol.select() }
            }
        }
    }
}

private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, in: 0...count)
            .ratingStyle(DoubleTapStyle())
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
                .ratingLayout { rating in
                    HStack {
                        ForEach(rating.symbols) { symbol in
                            symbol.drawing.onTapGesture(count: 2) { symbol.select() }
                        }
                    }
                }
        }
    }
    // endregion
}
