import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let narrowSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var answer = Answer()

    var body: some View {
        VStack {
            Rating(value: Binding(get: { Int(answer.stars) }, set: { answer.stars = Int16($0) }))
            Text("\(answer)")
        }
    }
}
// endregion
