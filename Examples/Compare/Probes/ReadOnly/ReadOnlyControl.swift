import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let readOnlyControl: Attempt = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        VStack {
            Rating(displaying: 3)
            Rating(value: $value)
                .disabled(true)
        }
        .ratingSymbolStyle(.circle)
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
