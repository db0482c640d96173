import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let missingBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value: Int?

    var body: some View {
        VStack {
            Rating(value: $value)
            Text(value.map { "\($0)" } ?? "none")
        }
    }
}
// endregion
