import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let missingControl = Attempt(.control) { Screen() }
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
