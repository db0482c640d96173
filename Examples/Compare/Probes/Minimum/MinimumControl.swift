import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let minimumControl: Attempt = Attempt(.control) { Stored(2) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, in: 1...5)
    }
}
// endregion
