import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let halfStyle: Attempt = Attempt(.originalStyle, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int

    var body: some View {
        AverageRating(value: 3.5, count: count)
    }
}
// endregion
