import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let wrapRatingStyle: Attempt = Attempt(
        .originalStyle,
        "a rating in the first symbol",
        loss:
            "The style draws a rating instead of the first symbol, and nothing instead of the others."
    ) { Screen() }
}

// region: code
private struct BorderStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        if configuration.starIndex == 0 {
            Rating(value: configuration.$value, count: configuration.count)
                .border(.red)
        }
    }
}

private struct Screen: View {
    var body: some View {
        StyleLibrary.ReviewScreen()
            .ratingStyle(BorderStyle())
            .ratingStyle(.circle)
    }
}
// endregion
