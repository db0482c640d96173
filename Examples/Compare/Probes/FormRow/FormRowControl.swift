import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let formRowControl = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Form {
            Rating("Service", value: $value)
        }
    }
}
// endregion
