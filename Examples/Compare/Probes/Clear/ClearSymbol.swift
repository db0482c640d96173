import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let clearSymbol: Attempt = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(
            value: Binding(
                get: { value },
                set: { value = $0 == value ? 0 : $0 })
        )
        .ratingStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingStyle(.circle)
        }
    }
    // endregion
}
