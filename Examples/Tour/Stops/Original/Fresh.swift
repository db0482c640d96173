import Tessera
import TesseraRating

extension Stop {
    static let fresh: Stop = Stop(
        "fresh",
        "A new rating inside a style is a whole rating. The next outer style draws it, so that "
            + "the style does not draw itself again."
    ) { walk in
        _ = walk.show(RatingOfRatings())
    }
}

// region: fresh
private struct EchoRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Rating(configuration)
            Rating(value: configuration.$value, count: 2)
        }
    }
}

private struct RatingOfRatings: View {
    var body: some View {
        Rating(value: .constant(1), count: 2)
            .ratingStyle(EchoRatingStyle())
            .ratingStyle(.circle)
    }
}
// endregion
