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
        ForEach(0..<6) { Rating(value: $values[$0]) }
            .ratingSymbolStyle(.systemImage("circle"))
    }
}
// endregion
