import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let switchValueSymbol = Attempt(.symbol) { Screen() }
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
        .ratingStyle(.systemImage(symbol))
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
