import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let facesBuilders = Attempt(.builders) { Screen() }
}

// region: code
private let faces = ["😡", "🙁", "😐", "🙂", "😍"]

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { symbol in
            Text(faces[symbol.index])
                .opacity(symbol.isFilled ? 1 : 0.3)
        }
    }
}
// endregion
