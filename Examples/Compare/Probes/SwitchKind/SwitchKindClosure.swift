import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let switchKindClosure: Attempt = Attempt(.originalClosure) {
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
                    Text($0 ? "x" : "-")
                } else {
                    Image(systemName: $0 ? "star.fill" : "star")
                }
            }
            Button("Change") { isPlain.toggle() }
        }
    }
}
// endregion
