import RatingLibraries
import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let clearButtonClosures: Attempt = Attempt(.screenClosures) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        ClosuresLibrary.ReviewScreen()
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
