import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let choicesClosure = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3
    @State private var count = 0

    var body: some View {
        VStack {
            Rating(
                value: Binding(
                    get: { value },
                    set: { newValue in
                        value = newValue
                        count += 1
                    }))
            Text("\(count) times")
        }
    }
}
// endregion
