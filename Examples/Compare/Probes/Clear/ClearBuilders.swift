import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let clearBuilders: Attempt = Attempt(.builders) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

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
        @Binding var value: Int

        var body: some View {
            Rating(value: $value)
                .ratingSymbol(systemImage: "circle")
        }
    }
    // endregion
}
