import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let doubleTapSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct DoubleTapStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "star.fill" : "star")
            .onTapGesture(count: 2) {
                configuration.value = configuration.starIndex + 1
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
