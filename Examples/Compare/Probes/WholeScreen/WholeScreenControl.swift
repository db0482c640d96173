import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let wholeScreenControl: Attempt = Attempt(.proposedControl) {
        Stored(Array(repeating: 3, count: 6)) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0])
            Rating(value: $values[1])
            Rating(value: $values[2])
            Rating(value: $values[3])
            Rating(value: $values[4])
            Rating(value: $values[5])
        }
        .ratingSymbolStyle(.systemImage("circle"))
    }
}
// endregion
