import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let hoverBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
