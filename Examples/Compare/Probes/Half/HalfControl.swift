import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let halfControl: Attempt = Attempt(.control, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int

    var body: some View {
        Rating(displaying: 3.5, in: 0...Double(count))
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        let count: Int

        var body: some View {
            Rating(value: .constant(3), in: 0...count)
        }
    }
    // endregion
}
