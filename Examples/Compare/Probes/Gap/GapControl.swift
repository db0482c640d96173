import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let gapControl: Attempt = Attempt(.control, "with a style") {
        Stored(3) { Screen(value: $0) }
    }
    static let gapControlClosure: Attempt = Attempt(.control, "with a closure", region: "closure") {
        Stored(3) { Closures.Screen(value: $0) }
    }
}

// region: code
private struct RoomyStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration
            .padding(.vertical, 12)
    }
}

private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(RoomyStyle())
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        @Binding var value: Int

        var body: some View {
            Rating(value: $value)
                .ratingSymbol { $0.padding(.vertical, 12) }
        }
    }
    // endregion
}
