import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let gapControl: Attempt = Attempt(.control, "with a style") { Screen() }
    static let gapControlClosure: Attempt = Attempt(.control, "with a closure", region: "closure") {
        Closures.Screen()
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
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(RoomyStyle())
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingSymbol { $0.padding(.vertical, 12) }
        }
    }
    // endregion
}
