import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let overrideControl = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var values = [3, 3, 3]

    var body: some View {
        VStack {
            Rating(value: $values[0])
            Rating(value: $values[1])
            VStack {
                Rating(value: $values[2])
            }
            .ratingSymbolStyle(.systemImage("heart"))
        }
        .ratingSymbolStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var values = [3, 3, 3]

        var body: some View {
            VStack {
                Rating(value: $values[0])
                Rating(value: $values[1])
                VStack {
                    Rating(value: $values[2])
                }
            }
        }
    }
    // endregion
}
