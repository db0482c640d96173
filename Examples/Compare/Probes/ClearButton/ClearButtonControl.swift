import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let clearButtonControl: Attempt = Attempt(
        .proposedControl
    ) {
        Screen()
    }
}

// region: code
private struct Screen: View {
    var body: some View {
        ControlLibrary.ReviewScreen()
            .ratingContent { rating in
                HStack {
                    Rating(rating)
                    Button("Clear") { rating.value = nil }
                        .buttonStyle(.plain)
                }
            }
    }
}
// endregion
