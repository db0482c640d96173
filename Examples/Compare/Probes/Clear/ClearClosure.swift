import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let clearClosure: Attempt = Attempt(.closure) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

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
        @Binding var value: Int

        var body: some View {
            Rating(value: $value) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
        }
    }
    // endregion
}
