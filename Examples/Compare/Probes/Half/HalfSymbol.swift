import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let halfSymbol: Attempt = Attempt(.symbol, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int

    var body: some View {
        AverageRating(value: 3.5, count: count)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        let count: Int

        var body: some View {
            Rating(value: .constant(3), count: count)
        }
    }
    // endregion
}
