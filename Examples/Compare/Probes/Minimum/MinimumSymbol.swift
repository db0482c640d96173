import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let minimumSymbol: Attempt = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 2

    var body: some View {
        Rating(value: Binding(get: { value }, set: { value = max(1, $0) }))
    }
}
// endregion
