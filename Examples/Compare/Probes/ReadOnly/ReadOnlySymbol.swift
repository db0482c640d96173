import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let readOnlySymbol: Attempt = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

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
        @State private var value = 3

        var body: some View {
            VStack {
                Rating(value: $value)
                Rating(value: $value)
            }
        }
    }
    // endregion
}
