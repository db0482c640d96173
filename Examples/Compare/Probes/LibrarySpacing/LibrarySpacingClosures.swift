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
            .ratingLayout { rating in
                HStack(spacing: 20) { ForEach(rating.symbols) { $0 } }
            }
    }
}
// endregion
