import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let exactControl = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        Rating(displaying: 3.7)
            .ratingSymbolStyle(.systemImage("heart", precision: .exact))
    }
}
// endregion
