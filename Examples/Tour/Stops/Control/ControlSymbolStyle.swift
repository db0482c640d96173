import Tessera
import TesseraControlRating

extension Stop {
    static let controlSymbolStyle: Stop = Stop(
        "control-symbol-style",
        "A symbol style draws one symbol, as the original's style does, but without the tap, so "
            + "that nobody forgets it."
    ) { walk in
        let shown = walk.show(HeartRating())
        shown.tap(.text("heart")[0], "the first empty heart")
    }
}

// region: control-symbol-style
private struct HeartRatingSymbolStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
    }
}

private struct HeartRating: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value, in: 0...3)
            .ratingSymbolStyle(HeartRatingSymbolStyle())
    }
}
// endregion
