import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let readOnlyBuilders: Attempt = Attempt(.builders) { Screen() }
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
        .ratingSymbol(systemImage: "circle")
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
