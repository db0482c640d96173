import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let facesClosure = Attempt(
        .closure,
        limit: "A closure is not told which symbol it draws: all have one face."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { isFilled in
            Text("😍")
                .opacity(isFilled ? 1 : 0.3)
        }
    }
}
// endregion
