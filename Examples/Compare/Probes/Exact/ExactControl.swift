import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let exactControl = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        Rating(value: 3.7)
            .ratingStyle(.systemImage("heart", precision: 0))
    }
}
// endregion
