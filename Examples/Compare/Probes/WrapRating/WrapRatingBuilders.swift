import RatingLibraries
import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let wrapRatingBuilders: Attempt = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        BuildersLibrary.ReviewScreen()
            .ratingLayout { $0.border(.red) }
            .ratingSymbol(systemImage: "circle")
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            BuildersLibrary.ReviewScreen()
                .ratingSymbol(systemImage: "circle")
        }
    }
    // endregion
}
