import RatingLibraries
import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let librarySpacingClosures: Attempt = Attempt(.screenClosures) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        ClosuresLibrary.ReviewScreen()
            .ratingSymbol { $0.padding(6) }
    }
}
// endregion
