import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let clearSymbol: Attempt = Attempt(.symbol) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

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
        @Binding var value: Int

        var body: some View {
            Rating(value: $value)
                .ratingStyle(.circle)
        }
    }
    // endregion
}
