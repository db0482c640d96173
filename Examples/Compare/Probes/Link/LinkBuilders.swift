import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let linkBuilders = Attempt(.builders) { Screen() }
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
