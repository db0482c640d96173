import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let ownSymbolClosure: Attempt = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { isFilled in
            Text(isFilled ? "♥" : "♡")
                .foregroundStyle(.red)
        }
    }
}
// endregion
