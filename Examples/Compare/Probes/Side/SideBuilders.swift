import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let sideBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 0.0

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
