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
                Image(systemName: symbol.fill > 0 ? "star.fill" : "star")
                    .onTapGesture(count: 2) {
                        configuration.rate(Double(symbol.index + 1))
                    }
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
