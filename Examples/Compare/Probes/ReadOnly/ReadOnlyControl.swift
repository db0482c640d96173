import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let readOnlyControl: Attempt = Attempt(.control) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

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
