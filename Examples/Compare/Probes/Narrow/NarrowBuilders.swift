import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let narrowBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var answer = Answer()

    var body: some View {
        VStack {
            Rating(value: $answer.stars)
            Text("\(answer)")
        }
    }
}
// endregion
