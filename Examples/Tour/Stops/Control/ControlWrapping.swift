import Tessera
import TesseraControlRating

extension Stop {
    static let controlWrapping: Stop = Stop(
        "control-wrapping",
        "`Rating(configuration)` is the whole rating in the style that would be in force without "
            + "this one. The style is written as at the stop `wrapping`, and the red border goes "
            + "round the rating."
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
            .ratingSymbolStyle(.circle)
    }
}
// endregion
