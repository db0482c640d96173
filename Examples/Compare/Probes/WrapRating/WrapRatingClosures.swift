import RatingLibraries
import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let wrapRatingClosures: Attempt = Attempt(.screenClosures) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        ClosuresLibrary.ReviewScreen()
            .ratingLayout { $0.border(.red) }
            .ratingSymbol(systemImage: "circle")
    }
}
// endregion
