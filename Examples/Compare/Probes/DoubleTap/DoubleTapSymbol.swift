import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let doubleTapSymbol: Attempt = Attempt(.symbol, stating: 5) { Screen(count: $0) }
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
    let count: Int
    @State private var value = 3

    var body: some View {
        Rating(value: $value, count: count)
            .ratingStyle(DoubleTapStyle())
    }
}
// endregion
