import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let clearControl: Attempt = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingClearsOnReselect()
            .ratingSymbolStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var value = 3

        var body: some View {
            Rating(value: $value)
                .ratingSymbolStyle(.circle)
        }
    }
    // endregion
}
