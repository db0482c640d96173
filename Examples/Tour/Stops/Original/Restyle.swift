import Tessera
import TesseraRating

extension Stop {
    static let restyle: Stop = Stop(
        "restyle",
        "Another value of the same style type changes the ratings in place: each symbol keeps "
            + "the style's state, here the number of its taps."
    ) { walk in
        let shown = walk.show(RestyledRating())
        shown.tap(.text("star")[0], "the second symbol")
        shown.tap(.text("Hearts, please"), "the button")
    }
}

// region: restyle
private struct TalliedRatingStyle: RatingStyle {
    var symbol: String
    @State private var taps = 0

    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Image(systemName: configuration.isFilled ? "\(symbol).fill" : symbol)
                .onTapGesture {
                    taps += 1
                    configuration.value = configuration.starIndex + 1
                }
            Text("\(taps)")
        }
    }
}

private struct RestyledRating: View {
    @State private var value = 1
    @State private var symbol = "star"

    var body: some View {
        VStack {
            Rating(value: $value, count: 2)
            Button("Hearts, please") { symbol = "heart" }
        }
        .ratingStyle(TalliedRatingStyle(symbol: symbol))
    }
}
// endregion
