import RatingLibraries
import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let clearButtonBuilders: Attempt = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        BuildersLibrary.ReviewScreen()
            .ratingLayout { rating in
                HStack {
                    rating
                    Button("Clear") { rating.choose(0) }
                        .buttonStyle(.plain)
                }
            }
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            BuildersLibrary.ReviewScreen()
        }
    }
    // endregion
}
