import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let basicClosure: Attempt = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
