import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let wrapSymbolStyle: Attempt = Attempt(.originalStyle) { Screen() }
}

// region: code
private struct BorderStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .border(.red)
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
