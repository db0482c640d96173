import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let doubleTapBuilders: Attempt = Attempt(.builders, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value = 3

    var body: some View {
        Rating(value: $value, in: 0...count)
            .ratingLayout { rating in
                HStack {
                    ForEach(rating.symbols) { symbol in
                        symbol.drawing.onTapGesture(count: 2) { symbol.choose() }
                    }
                }
            }
    }
}
// endregion
