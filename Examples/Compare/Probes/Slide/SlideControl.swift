import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let slideControl = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
