import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let labelViewClosure = Attempt(.closure) { Screen() }
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
