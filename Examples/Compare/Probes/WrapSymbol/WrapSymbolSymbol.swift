import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let wrapSymbolSymbol: Attempt = Attempt(.symbol) { Screen() }
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
        SymbolLibrary.ReviewScreen()
            .ratingStyle(BorderStyle())
            .ratingStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            SymbolLibrary.ReviewScreen()
                .ratingStyle(.circle)
        }
    }
    // endregion
}
