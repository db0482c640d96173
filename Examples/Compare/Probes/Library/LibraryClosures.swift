import RatingLibraries
import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let libraryClosures: Attempt = Attempt(.screenClosures) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        ClosuresLibrary.ReviewScreen()
            .ratingSymbol(systemImage: "circle")
    }
}
// endregion
