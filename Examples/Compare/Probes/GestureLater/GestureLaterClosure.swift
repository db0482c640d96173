import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let gestureLaterClosure: Attempt = Attempt(
        .originalClosure, "a wrapper named Rating, with a rating for each symbol",
        loss: "Several ratings of one symbol form one rating."
    ) { Stored([3, 3]) { Screen(values: $0) } }
}

// region: code
private struct Rating<Star: View>: View {
    @Binding var value: Int
    @ViewBuilder let star: (Bool) -> Star

    var body: some View {
        HStack {
            ForEach(0..<5) { index in
                TesseraClosureRating.Rating(
                    value: .constant(value > index ? 1 : 0), count: 1, starView: star
                )
                .onTapGesture(count: 2) { value = index + 1 }
            }
        }
        .accessibilityRepresentation { TesseraClosureRating.Rating(value: $value) }
    }
}

private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0]) {
                Image(systemName: $0 ? "heart.fill" : "heart")
                    .foregroundStyle(.red)
            }
            Rating(value: $values[1]) {
                Image(systemName: $0 ? "circle.fill" : "circle")
                    .foregroundStyle(.blue)
            }
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
                Rating(value: $values[0]) {
                    Image(systemName: $0 ? "heart.fill" : "heart")
                        .foregroundStyle(.red)
                }
                Rating(value: $values[1]) {
                    Image(systemName: $0 ? "circle.fill" : "circle")
                        .foregroundStyle(.blue)
                }
            }
        }
    }
    // endregion
}
