import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let wholeScreenClosure: Attempt = Attempt(.originalClosure, "a wrapper named Rating") {
        Stored(Array(repeating: 3, count: 6)) { Screen(values: $0) }
    }
}

// region: code
private struct Rating: View {
    @Binding var value: Int

    var body: some View {
        TesseraClosureRating.Rating(value: $value) { isFilled in
            Image(systemName: isFilled ? "circle.fill" : "circle")
        }
    }
}

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
    }
}
// endregion
