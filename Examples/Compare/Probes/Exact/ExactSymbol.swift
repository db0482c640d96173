import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let exactSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        AverageRating(value: 3.7)
            .averageRatingStyle(.systemImage("heart", .exact))
    }
}
// endregion
