import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let hoverQuietStyle: Attempt = Attempt(.originalStyle) {
        Stored(3) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
