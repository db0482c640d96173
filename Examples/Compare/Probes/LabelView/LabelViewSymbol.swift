import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let labelViewSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        HStack {
            VStack {
                Text("Service")
                Text("this week")
            }
            .accessibilityHidden(true)
            Rating(value: $value)
                .accessibilityLabel("Service, this week")
        }
    }
}
// endregion
