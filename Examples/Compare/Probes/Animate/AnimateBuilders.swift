import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let animateBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbol { symbol in
                symbol.animation(.default.delay(Double(symbol.index) / 10), value: symbol.isFilled)
            }
    }
}
// endregion
