import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let labelSymbol: Attempt = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        HStack {
            Text("Service")
                .accessibilityHidden(true)
            Rating(value: $value)
                .accessibilityLabel("Service")
        }
    }
}
// endregion
