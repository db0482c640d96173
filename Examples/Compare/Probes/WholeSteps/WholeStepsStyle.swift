import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let wholeStepsStyle: Attempt = Attempt(.originalStyle) {
        Stored(3.0) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Double

    var body: some View {
        Rating(
            value: Binding {
                Int(value.rounded())
            } set: {
                value = Double($0)
            })
    }
}
// endregion
