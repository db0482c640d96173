import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let readOnlySymbol: Attempt = Attempt(.symbol) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        VStack {
            Rating(value: .constant(3))
            Rating(value: $value)
                .disabled(true)
        }
        .ratingStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @Binding var value: Int

        var body: some View {
            VStack {
                Rating(value: $value)
                Rating(value: $value)
            }
        }
    }
    // endregion
}
