import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let basicSymbol: Attempt = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
