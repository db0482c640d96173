import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let minimumBuilders: Attempt = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 2

    var body: some View {
        Rating(value: $value, in: 1...5)
    }
}
// endregion
