import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let ownSymbolBuilders: Attempt = Attempt(.builders) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value) { symbol in
            Text(symbol.isFilled ? "♥" : "♡")
                .foregroundStyle(.red)
        }
    }
}
// endregion
