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
        VStack {
            Rating(value: $values[0])
            Rating(value: $values[1])
        }
        .ratingSymbol { Image(systemName: $0.isFilled ? "heart.fill" : "circle") }
    }
}
// endregion
