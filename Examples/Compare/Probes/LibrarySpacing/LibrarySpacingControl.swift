import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let librarySpacingControl: Attempt = Attempt(.proposedControl) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        ControlLibrary.ReviewScreen()
            .ratingStyle(.row(spacing: 20))
    }
}
// endregion
