import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let choicesControl = Attempt(.control) { Screen() }
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
