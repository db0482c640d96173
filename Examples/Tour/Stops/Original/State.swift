import Tessera
import TesseraRating

extension Stop {
    static let state: Stop = Stop(
        "state",
        "A style may have state, which is stored for each symbol: the second symbol counts its "
            + "taps, independently of the others."
    ) { walk in
        let shown = walk.show(CountedRating())
        shown.tap(.type(Image.self)[1], "the second symbol")
        shown.tap(.type(Image.self)[1], "the second symbol again")
    }
}

// region: state
private struct CountingRatingStyle: RatingStyle {
    @State private var taps = 0

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Image(systemName: configuration.isFilled ? "star.fill" : "star")
            Text("\(taps)")
        }
        .onTapGesture {
            taps += 1
            configuration.value = configuration.starIndex + 1
        }
    }
}

private struct CountedRating: View {
    @State private var value = 0

    var body: some View {
        Rating(value: $value, count: 3)
            .ratingStyle(CountingRatingStyle())
    }
}
// endregion
