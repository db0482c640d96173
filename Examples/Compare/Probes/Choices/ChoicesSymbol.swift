import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let choicesSymbol = Attempt(.symbol) { Screen() }
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
