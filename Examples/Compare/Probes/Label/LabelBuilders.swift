import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let labelBuilders: Attempt = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating("Service", value: $value)
    }
}
// endregion
