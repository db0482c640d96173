import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let doubleTapControl = Attempt(.control) { Screen() }
}

// region: code
private struct DoubleTapStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            ForEach(configuration.symbols) { symbol in
                symbol.drawing
                    .onTapGesture(count: 2) { symbol.select() }
            }
        }
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(DoubleTapStyle())
    }
}
// endregion
