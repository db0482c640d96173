import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let minimumClosure: Attempt = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 2

    var body: some View {
        Rating(value: Binding(get: { value }, set: { value = max(1, $0) }))
    }
}
// endregion
