import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let minimumSymbol: Attempt = Attempt(.symbol) { Stored(2) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: Binding(get: { value }, set: { value = max(1, $0) }))
    }
}
// endregion
