import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let accessibilityBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { symbol in
            VStack {
                symbol
                Text(symbol.isFilled ? "full" : "empty")
            }
        }
    }
}
// endregion
