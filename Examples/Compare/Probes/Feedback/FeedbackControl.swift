import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let feedbackControl = Attempt(.control) { Screen() }
}

// region: code
private struct TickStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .sensoryFeedback(.selection, trigger: configuration.shownValue)
    }
}

private struct Screen: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value)
            .ratingStyle(TickStyle())
    }
}
// endregion
