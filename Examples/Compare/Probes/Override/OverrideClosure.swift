import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let overrideClosure = Attempt(.closure) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var values = [3, 3, 3]

    var body: some View {
        VStack {
            Rating(value: $values[0]) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
            Rating(value: $values[1]) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
            VStack {
                Rating(value: $values[2]) { isFilled in
                    Image(systemName: isFilled ? "heart.fill" : "heart")
                }
            }
        }
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
