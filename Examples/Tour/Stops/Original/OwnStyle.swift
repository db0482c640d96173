import Tessera
import TesseraRating

extension Stop {
    static let ownStyle: Stop = Stop(
        "own-style",
        "A style draws one symbol and defines the effect of a tap on it. The tree names the "
            + "style, and the view on which it was set."
    ) { walk in
        let shown = walk.show(HeartRating())
        shown.tap(.text("heart")[0], "the first empty heart")
    }
}

// region: own-style
private struct HeartRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
            .onTapGesture {
                configuration.value = configuration.starIndex + 1
            }
    }
}

private struct HeartRating: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value, count: 3)
            .ratingStyle(HeartRatingStyle())
    }
}
// endregion
