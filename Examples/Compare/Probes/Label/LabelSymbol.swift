import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let labelSymbol: Attempt = Attempt(.symbol) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

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
