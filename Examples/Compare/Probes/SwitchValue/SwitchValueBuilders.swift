import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let switchValueBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3
    @State private var symbol = "star"

    var body: some View {
        VStack {
            Rating(value: $value)
            Button("Change") { symbol = "heart" }
        }
        .ratingSymbol(systemImage: symbol)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var value = 3
        @State private var symbol = "star"

        var body: some View {
            VStack {
                Rating(value: $value)
                Button("Change") { symbol = "heart" }
            }
        }
    }
    // endregion
}
