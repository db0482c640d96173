import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let carouselControl: Attempt = Attempt(.proposedControl) {
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
