import Tessera
import TesseraControlRating

extension Stop {
    static let controlWrapping: Stop = Stop(
        "control-wrapping",
        "`Rating(configuration)` is the whole rating, drawn by the next outer style. The code "
            + "of the style is that of the stop `wrapping`, but the red border goes round the rating."
    ) { walk in
        let shown = walk.show(RedBorderedRating())
        shown.tap(.type(Image.self)[2], "the third symbol")
    }
}

// region: control-wrapping
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
        Rating(value: $value, in: 0...3)
            .ratingStyle(RedBorderRatingStyle())
            .ratingSymbolStyle(.systemImage("circle"))
    }
}
// endregion
