import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let lookLaterStyle: Attempt = Attempt(.originalStyle) {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct HeartStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? "♥" : "♡")
            .foregroundStyle(.blue)
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0])
            Rating(value: $values[1])
        }
        .ratingStyle(HeartStyle())
    }
}
// endregion

private enum Before {
    // region: before
    private struct HeartStyle: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.isFilled ? "♥" : "♡")
                .foregroundStyle(.red)
                .onTapGesture { configuration.value = configuration.starIndex + 1 }
        }
    }

    private struct Screen: View {
        @Binding var values: [Int]

        var body: some View {
            VStack {
                Rating(value: $values[0])
                Rating(value: $values[1])
            }
            .ratingStyle(HeartStyle())
        }
    }
    // endregion
}
