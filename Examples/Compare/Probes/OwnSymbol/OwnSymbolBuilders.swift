import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let ownSymbolBuilders: Attempt = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { symbol in
            Text(symbol.isFilled ? "♥" : "♡")
                .foregroundStyle(.red)
        }
    }
}
// endregion
