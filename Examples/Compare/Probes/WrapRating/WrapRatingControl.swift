import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let wrapRatingControl = Attempt(.control) { Screen() }
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
        ControlLibrary.ReviewScreen()
            .ratingStyle(BorderStyle())
            .ratingSymbolStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            ControlLibrary.ReviewScreen()
                .ratingSymbolStyle(.circle)
        }
    }
    // endregion
}
