import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let ownSymbolControl: Attempt = Attempt(.control, "with a style") { Screen() }
    static let ownSymbolControlClosure: Attempt = Attempt(
        .control, "with a closure", region: "closure"
    ) {
        Closures.Screen()
    }
}

// region: code
private struct HeartStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? "♥" : "♡")
            .foregroundStyle(.red)
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(HeartStyle())
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingSymbol { symbol in
                    Text(symbol.isFilled ? "♥" : "♡")
                        .foregroundStyle(.red)
                }
        }
    }
    // endregion
}
