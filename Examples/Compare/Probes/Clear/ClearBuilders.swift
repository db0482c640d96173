import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let clearBuilders: Attempt = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingClearsOnReselect()
            .ratingSymbol(systemImage: "circle")
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingSymbol(systemImage: "circle")
        }
    }
    // endregion
}
