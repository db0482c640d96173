import Tessera
import TesseraControlRating

extension Stop {
    static let controlArrangement: Stop = Stop(
        "control-arrangement",
        "A rating style places the label and the symbols: here, below each other. The symbols "
            + "are views to place. The control still handles their taps, and a symbol style still "
            + "draws them."
    ) { walk in
        let shown = walk.show(ColumnRating())
        shown.tap(.type(Image.self)[1], "the second symbol")
    }
}

// region: control-arrangement
private struct ColumnRatingStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            ForEach(configuration.symbols) { $0 }
        }
    }
}

private struct ColumnRating: View {
    @State private var value = 1

    var body: some View {
        Rating("Service", value: $value, in: 0...2)
            .ratingStyle(ColumnRatingStyle())
    }
}
// endregion
