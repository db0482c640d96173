import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let animateBuilders: Attempt = Attempt(.builders, stating: 5) { count in
        Stored(3) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, in: 0...count)
            .ratingSymbol { symbol in
                symbol.animation(.default.delay(Double(symbol.index) / 10), value: symbol.isFilled)
            }
    }
}
// endregion
