import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let switchValueClosure = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3
    @State private var symbol = "star"

    var body: some View {
        VStack {
            Rating(value: $value) { isFilled in
                Image(systemName: isFilled ? "\(symbol).fill" : symbol)
            }
            Button("Change") { symbol = "heart" }
        }
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
