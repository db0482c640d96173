import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let gapBuilders: Attempt = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbol { $0.padding(.vertical, 12) }
    }
}
// endregion
