import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let clearButtonStyle: Attempt = Attempt(.originalStyle) { Screen() }
}

// region: code
private struct ClearButtonStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
        if configuration.starIndex == configuration.count - 1 {
            Button("Clear") { configuration.value = 0 }
                .buttonStyle(.plain)
        }
    }
}

private struct Screen: View {
    var body: some View {
        StyleLibrary.ReviewScreen()
            .ratingStyle(ClearButtonStyle())
    }
}
// endregion
