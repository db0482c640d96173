import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let halfClosures: Attempt = Attempt(.screenClosures, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int

    var body: some View {
        Rating(value: 3.5, in: 0...count)
    }
}
// endregion
