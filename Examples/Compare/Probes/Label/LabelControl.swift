import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let labelControl: Attempt = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating("Service", value: $value)
    }
}
// endregion
