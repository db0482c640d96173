import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let switchKindClosures: Attempt = Attempt(.screenClosures) {
        Stored(3) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int
    @State private var isPlain = false

    var body: some View {
        VStack {
            Rating(value: $value) { symbol in
                if isPlain {
                    Text(symbol.isFilled ? "x" : "-")
                } else {
                    symbol
                }
            }
            Button("Change") { isPlain.toggle() }
        }
    }
}
// endregion
