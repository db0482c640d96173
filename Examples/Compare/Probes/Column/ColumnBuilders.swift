import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let columnBuilders: Attempt = Attempt(.builders, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value = 3

    var body: some View {
        Rating(value: $value, in: 0...count)
            .ratingLayout { rating in
                VStack { ForEach(rating.symbols) { $0 } }
            }
    }
}
// endregion
