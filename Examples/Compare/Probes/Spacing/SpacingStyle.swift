import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let spacingStyle: Attempt = Attempt(.originalStyle) {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0], spacing: 20)
            Rating(value: $values[1], spacing: 20)
        }
    }
}
// endregion
