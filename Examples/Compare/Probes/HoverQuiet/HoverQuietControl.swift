import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let hoverQuietControl: Attempt = Attempt(.proposedControl) {
        Stored(3) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingHoverDisabled()
    }
}
// endregion
