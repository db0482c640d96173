import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let accessibilityClosure = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { isFilled in
            VStack {
                Image(systemName: isFilled ? "star.fill" : "star")
                Text(isFilled ? "full" : "empty")
            }
        }
    }
}
// endregion
