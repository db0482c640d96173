import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let switchValueControl = Attempt(.control) { Screen() }
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
        .ratingSymbolStyle(.systemImage(symbol))
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
