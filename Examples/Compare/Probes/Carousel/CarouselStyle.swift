import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let carouselStyle: Attempt = Attempt(.originalStyle) {
        Stored(3) { value in Cards { Screen(value: value) } }
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
