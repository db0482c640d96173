import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let liveControl: Attempt = Attempt(.proposedControl) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingUpdatesWhileEditing()
    }
}
// endregion
