import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let linkClosure = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3
    @State private var count = 0

    var body: some View {
        Button {
            count += 1
        } label: {
            VStack {
                Text("Open \(count)")
                Rating(value: $value)
            }
        }
    }
}
// endregion
