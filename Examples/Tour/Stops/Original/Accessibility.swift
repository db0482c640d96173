import Tessera
import TesseraRating

extension Stop {
    static let accessibility: Stop = Stop(
        "accessibility",
        "A rating is one accessibility element, for any style and any number of styles. It is "
            + "adjusted one step at a time."
    ) { walk in
        let shown = walk.show(SpokenRating())
        shown.showAccessibility()
        shown.interact("Adjust it upwards") { $0.adjust(.label("Rating"), .increment) }
        shown.interact("Adjust it upwards again") { $0.adjust(.label("Rating"), .increment) }
        shown.showAccessibility()
    }
}

// region: accessibility
private struct NumberedRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Rating(configuration)
            Text("\(configuration.starIndex + 1)")
        }
    }
}

private struct SpokenRating: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value, count: 2)
            .ratingStyle(NumberedRatingStyle())
    }
}
// endregion
