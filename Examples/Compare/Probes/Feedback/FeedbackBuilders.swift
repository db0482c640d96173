import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let feedbackBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 1

    var body: some View {
        Rating(value: $value)
            .ratingLayout { $0.sensoryFeedback(.selection, trigger: $0.value) }
    }
}
// endregion
