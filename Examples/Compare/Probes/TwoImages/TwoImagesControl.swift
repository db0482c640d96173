import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let twoImagesControl: Attempt = Attempt(.proposedControl) {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<2) { index in
            Rating(value: $values[index]) { Image(systemName: $0 ? "heart.fill" : "circle") }
        }
    }
}
// endregion
