import Tessera
import TesseraRating

extension Stop {
    static let wrapping: Stop = Stop(
        "wrapping",
        "`Rating(configuration)` is the symbol, drawn by the next outer style. So the red "
            + "border goes round each symbol, and not round the rating."
    ) { walk in
        let shown = walk.show(RedBorderedRating())
        shown.tap(.type(Image.self)[2], "the third symbol")
    }
}

// region: wrapping
private struct RedBorderRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .padding()
            .border(.red)
    }
}

private struct RedBorderedRating: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value, count: 3)
            .ratingStyle(RedBorderRatingStyle())
            .ratingStyle(.circle)
    }
}
// endregion
