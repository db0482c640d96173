import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let optionalValueStyle: Attempt = Attempt(.originalStyle) {
        Stored(nil as Int?) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int?

    var body: some View {
        HStack {
            Text("Service")
                .accessibilityHidden(true)
            Rating(
                value: Binding {
                    value ?? 0
                } set: {
                    value = $0 == 0 ? nil : $0
                }
            )
            .accessibilityLabel("Service")
            .accessibilityValue(value.map { "\($0) of 5" } ?? "no rating")
        }
    }
}
// endregion
