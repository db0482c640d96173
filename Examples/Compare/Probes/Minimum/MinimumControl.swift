import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let minimumControl: Attempt = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 2

    var body: some View {
        Rating(value: $value, in: 1...5)
    }
}
// endregion
