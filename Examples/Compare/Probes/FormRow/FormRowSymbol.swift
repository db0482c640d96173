import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let formRowSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Form {
            LabeledContent {
                Rating(value: $value)
                    .accessibilityLabel("Service")
            } label: {
                Text("Service")
                    .accessibilityHidden(true)
            }
        }
    }
}
// endregion
