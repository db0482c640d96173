import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let missingSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value: Int?

    var body: some View {
        VStack {
            Rating(value: Binding(get: { value ?? 0 }, set: { value = $0 > 0 ? $0 : nil }))
                .accessibilityValue(value.map { "\($0) of 5" } ?? "no rating")
            Text(value.map { "\($0)" } ?? "none")
        }
    }
}
// endregion
