import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let twentyClosure: Attempt = Attempt(.closure, "a wrapper named Rating") {
        Stored(Array(repeating: 3, count: 20)) { Screen(values: $0) }
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
            Rating(value: $values[6])
            Rating(value: $values[7])
            Rating(value: $values[8])
            Rating(value: $values[9])
            Rating(value: $values[10])
            Rating(value: $values[11])
            Rating(value: $values[12])
            Rating(value: $values[13])
            Rating(value: $values[14])
            Rating(value: $values[15])
            Rating(value: $values[16])
            Rating(value: $values[17])
            Rating(value: $values[18])
            Rating(value: $values[19])
        }
    }
}
// endregion

private enum Before {
    // region: before
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
                Rating(value: $values[6])
                Rating(value: $values[7])
                Rating(value: $values[8])
                Rating(value: $values[9])
                Rating(value: $values[10])
                Rating(value: $values[11])
                Rating(value: $values[12])
                Rating(value: $values[13])
                Rating(value: $values[14])
                Rating(value: $values[15])
                Rating(value: $values[16])
                Rating(value: $values[17])
                Rating(value: $values[18])
                Rating(value: $values[19])
            }
        }
    }
    // endregion
}
