import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let wrapSymbolControl: Attempt = Attempt(.control, "with a style") { Screen() }
    static let wrapSymbolControlClosure: Attempt = Attempt(
        .control, "with a closure", region: "closure"
    ) {
        Closures.Screen()
    }
}

// region: code
private struct BorderStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration
            .border(.red)
    }
}

private struct Screen: View {
    var body: some View {
        ControlLibrary.ReviewScreen()
            .ratingSymbolStyle(BorderStyle())
            .ratingSymbolStyle(.circle)
    }
}
// endregion

private enum Closures {
    // region: closure
    fileprivate struct Screen: View {
        var body: some View {
            ControlLibrary.ReviewScreen()
                .ratingSymbol { $0.border(.red) }
                .ratingSymbolStyle(.circle)
        }
    }
    // endregion
}

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
