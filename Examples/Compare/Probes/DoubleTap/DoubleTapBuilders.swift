import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let doubleTapBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
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
