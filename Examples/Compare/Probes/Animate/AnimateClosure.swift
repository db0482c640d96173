import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let animateClosure = Attempt(
        .closure,
        limit: "A closure is not told which symbol it draws: all begin at once."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { isFilled in
            Image(systemName: isFilled ? "star.fill" : "star")
                .animation(.default.delay(0.1), value: isFilled)
        }
    }
}
// endregion
