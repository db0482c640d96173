import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let libraryControl: Attempt = Attempt(.proposedControl) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        ControlLibrary.ReviewScreen()
            .ratingSymbolStyle(.systemImage("circle"))
    }
}
// endregion
