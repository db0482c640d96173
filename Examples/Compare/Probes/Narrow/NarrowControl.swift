import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let narrowControl = Attempt(.control) { Screen() }
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
