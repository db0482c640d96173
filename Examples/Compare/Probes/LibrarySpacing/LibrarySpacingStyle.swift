import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let librarySpacingStyle: Attempt = Attempt(
        .originalStyle, "padding around each symbol"
    ) { Screen() }
}

// region: code
private struct SpacedStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .padding(6)
    }
}

private struct Screen: View {
    var body: some View {
        StyleLibrary.ReviewScreen()
            .ratingStyle(SpacedStyle())
    }
}
// endregion
