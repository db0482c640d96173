import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let readOnlyClosure: Attempt = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        VStack {
            Rating(value: .constant(3)) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
            Rating(value: $value) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
            .disabled(true)
        }
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
