import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let labelClosure: Attempt = Attempt(.closure) { Screen() }
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
