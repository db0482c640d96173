import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let gestureLaterStyle: Attempt = Attempt(.originalStyle) {
        Stored([3, 3]) { Screen(values: $0) }
    }
}

// region: code
private struct HeartStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
            .foregroundStyle(.red)
            .onTapGesture(count: 2) { configuration.value = configuration.starIndex + 1 }
    }
}

private struct CircleStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "circle.fill" : "circle")
            .foregroundStyle(.blue)
            .onTapGesture(count: 2) { configuration.value = configuration.starIndex + 1 }
    }
}

private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0])
                .ratingStyle(HeartStyle())
            Rating(value: $values[1])
                .ratingStyle(CircleStyle())
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct HeartStyle: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
                .foregroundStyle(.red)
                .onTapGesture { configuration.value = configuration.starIndex + 1 }
        }
    }

    private struct CircleStyle: RatingStyle {
        func makeBody(configuration: Configuration) -> some View {
            Image(systemName: configuration.isFilled ? "circle.fill" : "circle")
                .foregroundStyle(.blue)
                .onTapGesture { configuration.value = configuration.starIndex + 1 }
        }
    }

    private struct Screen: View {
        @Binding var values: [Int]

        var body: some View {
            VStack {
                Rating(value: $values[0])
                    .ratingStyle(HeartStyle())
                Rating(value: $values[1])
                    .ratingStyle(CircleStyle())
            }
        }
    }
    // endregion
}
