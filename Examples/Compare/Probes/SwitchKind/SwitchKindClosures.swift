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
            Rating(value: $value) {
                if isPlain {
                    Text($0.isFilled ? "x" : "-")
                } else {
                    $0
                }
            }
            Button("Change") { isPlain.toggle() }
        }
    }
}
// endregion
