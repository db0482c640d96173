import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let halfControl: Attempt = Attempt(.proposedControl, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int

    var body: some View {
        Rating(displaying: 3.5, count: count)
    }
}
// endregion
