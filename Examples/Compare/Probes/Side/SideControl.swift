import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let sideControl = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 0.0

    var body: some View {
        Rating(value: $value, step: 0.5)
    }
}
// endregion
