import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let readOnlyClosure: Attempt = Attempt(.closure) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

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
