import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let wrapSymbolControl: Attempt = Attempt(
        .proposedControl
    ) {
        Screen()
    }
}

// region: code
private struct Screen: View {
    var body: some View {
        ControlLibrary.ReviewScreen()
            .ratingSymbol { $0.border(.red) }
            .ratingSymbolStyle(.systemImage("circle"))
    }
}
// endregion
