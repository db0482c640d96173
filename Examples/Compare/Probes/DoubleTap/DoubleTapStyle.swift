import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let doubleTapStyle: Attempt = Attempt(.originalStyle, stating: 5) { count in
        Stored(3) { Screen(count: count, value: $0) }
    }
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
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, count: count)
            .ratingStyle(DoubleTapStyle())
    }
}
// endregion
