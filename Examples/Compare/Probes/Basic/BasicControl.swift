import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let basicControl: Attempt = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
