import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let gestureLaterClosure: Attempt = Attempt(
        .originalClosure, "a wrapper named Rating, with a rating for each symbol",
        loss:
            "Several ratings of one symbol form one rating: its announcement and its adjustment are written by hand."
    ) { Stored([3, 3]) { Screen(values: $0) } }
}

// region: code
private struct Rating<Star: View>: View {
    @Binding var value: Int
    @ViewBuilder let star: (Bool) -> Star

    var body: some View {
        HStack {
            ForEach(0..<5, id: \.self) { index in
                TesseraClosureRating.Rating(
                    value: .constant(value > index ? 1 : 0), count: 1, starView: star
                )
                .onTapGesture(count: 2) { value = index + 1 }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of 5")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
        }
    }
}

private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0]) { isFilled in
                Image(systemName: isFilled ? "heart.fill" : "heart")
                    .foregroundStyle(.red)
            }
            Rating(value: $values[1]) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
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
                Rating(value: $values[0]) { isFilled in
                    Image(systemName: isFilled ? "heart.fill" : "heart")
                        .foregroundStyle(.red)
                }
                Rating(value: $values[1]) { isFilled in
                    Image(systemName: isFilled ? "circle.fill" : "circle")
                        .foregroundStyle(.blue)
                }
            }
        }
    }
    // endregion
}
