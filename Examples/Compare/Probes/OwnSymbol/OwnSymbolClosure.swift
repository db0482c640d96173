import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let ownSymbolClosure: Attempt = Attempt(.originalClosure) {
        Stored(3) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value) {
            Text($0 ? "♥" : "♡")
                .foregroundStyle(.red)
        }
    }
}
// endregion
