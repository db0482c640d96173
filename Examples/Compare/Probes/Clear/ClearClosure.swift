import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let clearClosure: Attempt = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(
            value: Binding(
                get: { value },
                set: { value = $0 == value ? 0 : $0 })
        ) { isFilled in
            Image(systemName: isFilled ? "circle.fill" : "circle")
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
        }
    }
    // endregion
}
