import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let columnSymbol = Attempt(
        .symbol,
        limit: "The row is the control's: a style is given one symbol of it."
    ) { Screen() }
}

// region: code
private struct ColumnStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Rating(configuration)
        }
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(ColumnStyle())
    }
}
// endregion
