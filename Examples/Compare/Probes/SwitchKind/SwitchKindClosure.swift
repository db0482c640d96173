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
            Rating(value: $value) { isFilled in
                if isPlain {
                    Text(isFilled ? "x" : "-")
                } else {
                    Image(systemName: isFilled ? "star.fill" : "star")
                }
            }
            Button("Change") { isPlain.toggle() }
        }
    }
}
// endregion
