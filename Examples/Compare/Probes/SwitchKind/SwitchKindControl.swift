import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let switchKindControl = Attempt(.control) { Screen() }
}

// region: code
private struct PlainStyle: RatingSymbolStyle {
    var isPlain: Bool

    func makeBody(configuration: Configuration) -> some View {
        if isPlain {
            Text(configuration.isFilled ? "x" : "-")
        } else {
            configuration
        }
    }
}

private struct Screen: View {
    @State private var value = 3
    @State private var isPlain = false

    var body: some View {
        VStack {
            Rating(value: $value)
            Button("Change") { isPlain.toggle() }
        }
        .ratingSymbolStyle(PlainStyle(isPlain: isPlain))
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var value = 3
        @State private var isPlain = false

        var body: some View {
            VStack {
                Rating(value: $value)
                Button("Change") { isPlain.toggle() }
            }
        }
    }
    // endregion
}
