import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let columnControl: Attempt = Attempt(.proposedControl, "with a style", stating: 5) {
        count in
        Stored(3) { Screen(count: count, value: $0) }
    }
    static let columnControlClosure: Attempt = Attempt(
        .proposedControl, "with a closure", stating: 5, region: "closure"
    ) { count in Stored(3) { Closures.Screen(count: count, value: $0) } }
}

// region: code
private struct ColumnStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            ForEach(configuration.symbols) { $0 }
        }
    }
}

private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, count: count)
            .ratingStyle(ColumnStyle())
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        let count: Int
        @Binding var value: Int

        var body: some View {
            Rating(value: $value, count: count)
                .ratingContent { rating in
                    VStack { ForEach(rating.symbols) { $0 } }
                }
        }
    }
    // endregion
}
