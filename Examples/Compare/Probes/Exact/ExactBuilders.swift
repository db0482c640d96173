import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let exactBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        Rating(value: 3.7)
            .ratingSymbol { symbol in
                ZStack {
                    Image(systemName: "heart")
                    Image(systemName: "heart.fill")
                        .mask { Rectangle().scaleEffect(x: symbol.fill, anchor: .leading) }
                }
            }
    }
}
// endregion
