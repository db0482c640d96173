import Tessera
import TesseraRating

extension Stop {
    static let stacking: Stop = Stop(
        "stacking",
        "Styles that wrap add up, from the rating outwards. A style that does not wrap ends the "
            + "chain: in the second rating, the outer border does not run."
    ) { walk in
        _ = walk.show(StackedStyles())
    }
}

// region: stacking
private struct Bordered: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration).border(.red)
    }
}

private struct Faded: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration).opacity(configuration.isFilled ? 1 : 0.5)
    }
}

private struct StackedStyles: View {
    var body: some View {
        VStack {
            Rating(value: .constant(1), count: 2)
                .ratingStyle(Bordered())
                .ratingStyle(Faded())
                .ratingStyle(.circle)
            Rating(value: .constant(1), count: 2)
                .ratingStyle(.circle)
                .ratingStyle(Bordered())
        }
    }
}
// endregion
