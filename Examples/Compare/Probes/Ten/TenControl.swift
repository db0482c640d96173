import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let tenControl: Attempt = Attempt(.proposedControl) { Stored(7) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, in: 0...10, count: 5)
    }
}
// endregion
