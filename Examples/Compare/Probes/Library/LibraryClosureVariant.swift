import RatingLibraries
import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let libraryClosureVariant: Attempt = Attempt(
        .originalClosure, "a variant of the images",
        limit: "The environment reaches every image, and puts each star in a circle."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        ClosureLibrary.ReviewScreen()
            .symbolVariant(.circle)
    }
}
// endregion
