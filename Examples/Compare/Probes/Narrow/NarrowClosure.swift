import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let narrowClosure = Attempt(.closure) { Screen() }
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
