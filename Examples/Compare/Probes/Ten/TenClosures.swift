import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let tenClosures: Attempt = Attempt(.screenClosures) { Stored(7) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(
            value: Binding {
                Double(value) / 2
            } set: {
                value = Int($0 * 2)
            }
        )
        .accessibilityValue("\(value) of 10")
    }
}
// endregion
