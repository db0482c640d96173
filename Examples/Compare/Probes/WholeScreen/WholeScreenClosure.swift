import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let wholeScreenClosure: Attempt = Attempt(.originalClosure, "in a loop") {
        Stored(Array(repeating: 3, count: 6)) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<6) { index in
            Rating(value: $values[index]) {
                Image(systemName: $0 ? "circle.fill" : "circle")
            }
        }
    }
}
// endregion
