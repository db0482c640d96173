import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let wrapRatingControl: Attempt = Attempt(.proposedControl, "with a style") { Screen() }
    static let wrapRatingControlClosure: Attempt = Attempt(
        .proposedControl, "with a closure", region: "closure"
    ) {
        Closures.Screen()
    }
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
            .ratingSymbolStyle(.systemImage("circle"))
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        var body: some View {
            ControlLibrary.ReviewScreen()
                .ratingContent { Rating($0).border(.red) }
                .ratingSymbolStyle(.systemImage("circle"))
        }
    }
    // endregion
}
