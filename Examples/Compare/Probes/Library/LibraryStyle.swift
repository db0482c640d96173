import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let libraryStyle: Attempt = Attempt(.originalStyle) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        StyleLibrary.ReviewScreen()
            .ratingStyle(.circle)
    }
}
// endregion
