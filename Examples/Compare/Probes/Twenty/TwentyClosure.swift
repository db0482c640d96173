import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let twentyClosure = Attempt(.closure, "a wrapper by another name") { Screen() }
}

// region: code
private struct CircleRating: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value) { isFilled in
            Image(systemName: isFilled ? "circle.fill" : "circle")
        }
    }
}

private struct Screen: View {
    @State private var values = Array(repeating: 3, count: 20)

    var body: some View {
        VStack {
            CircleRating(value: $values[0])
            CircleRating(value: $values[1])
            CircleRating(value: $values[2])
            CircleRating(value: $values[3])
            CircleRating(value: $values[4])
            CircleRating(value: $values[5])
            CircleRating(value: $values[6])
            CircleRating(value: $values[7])
            CircleRating(value: $values[8])
            CircleRating(value: $values[9])
            CircleRating(value: $values[10])
            CircleRating(value: $values[11])
            CircleRating(value: $values[12])
            CircleRating(value: $values[13])
            CircleRating(value: $values[14])
            CircleRating(value: $values[15])
            CircleRating(value: $values[16])
            CircleRating(value: $values[17])
            CircleRating(value: $values[18])
            CircleRating(value: $values[19])
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var values = Array(repeating: 3, count: 20)

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
