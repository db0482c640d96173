import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let previewClosure = Attempt(
        .closure,
        limit:
            "A closure is not told which symbol it draws, so a press cannot say which value it is "
            + "about; and a gesture of its own takes the tap from the control."
    ) { Screen() }
}

// region: code
private struct PressableStar: View {
    let isFilled: Bool
    @State private var isPressed = false

    var body: some View {
        Image(systemName: isFilled || isPressed ? "star.fill" : "star")
            ._onButtonGesture(pressing: { isPressed = $0 }, perform: {})
    }
}

private struct Screen: View {
    @State private var values = [1, 2]

    var body: some View {
        VStack {
            Rating(value: $values[0]) { PressableStar(isFilled: $0) }
            Rating(value: $values[1]) { PressableStar(isFilled: $0) }
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var values = [1, 2]

        var body: some View {
            VStack {
                Rating(value: $values[0])
                Rating(value: $values[1])
            }
        }
    }
    // endregion
}
