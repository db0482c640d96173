import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let missingSymbol = Attempt(.symbol, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value: Int?

    var body: some View {
        VStack {
            Rating(
                value: Binding(get: { value ?? 0 }, set: { value = $0 > 0 ? $0 : nil }),
                count: count
            )
            .accessibilityValue(value.map { "\($0) of \(count)" } ?? "no rating")
            Text(value.map { "\($0)" } ?? "none")
        }
    }
}
// endregion
