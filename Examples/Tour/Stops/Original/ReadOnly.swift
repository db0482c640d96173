import Tessera
import TesseraRating

extension Stop {
    static let readOnly: Stop = Stop(
        "read-only",
        "A rating of a constant is read-only. No tap has an effect, even with a gesture of the "
            + "style."
    ) { walk in
        let shown = walk.show(ConstantRating())
        shown.tap(.type(Image.self)[1], "the second symbol")
        shown.showAccessibility()
    }
}

// region: read-only
private struct ShoutingRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "star.fill" : "star")
            .onTapGesture { print("tapped!") }
    }
}

private struct ConstantRating: View {
    var body: some View {
        Rating(value: .constant(1), count: 2)
            .ratingStyle(ShoutingRatingStyle())
    }
}
// endregion
