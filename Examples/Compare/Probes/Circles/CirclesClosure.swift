import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let circlesClosure = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { isFilled in
            Image(systemName: isFilled ? "circle.fill" : "circle")
        }
    }
}
// endregion
