import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let previewBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var values = [1, 2]

    var body: some View {
        VStack {
            Rating(value: $values[0])
            Rating(value: $values[1])
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var values = [1, 2]

        var body: some View {
            VStack {
                Rating(value: $values[0])
                Rating(value: $values[1])
            }
        }
    }
    // endregion
}
