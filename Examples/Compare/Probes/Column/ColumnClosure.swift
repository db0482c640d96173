import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let columnClosure = Attempt(
        .closure,
        limit: "The row is the control's: a closure is given one symbol of it."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        VStack {
            Rating(value: $value)
        }
    }
}
// endregion
