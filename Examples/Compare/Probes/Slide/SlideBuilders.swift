import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let slideBuilders: Attempt = Attempt(.builders, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value = 1

    var body: some View {
        Rating(value: $value, in: 0...count)
    }
}
// endregion
