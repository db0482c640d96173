import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let columnBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingLayout { rating in
                VStack { ForEach(rating.symbols) { $0 } }
            }
    }
}
// endregion
