import RatingLibraries
import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let libraryClosure: Attempt = Attempt(
        .closure,
        limit: "Nothing reaches a closure in the library: the screen is written again."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var service = 4
    @State private var food = 2

    var body: some View {
        VStack {
            Text("Service")
            Rating(value: $service) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
            Text("Food")
            Rating(value: $food) { isFilled in
                Image(systemName: isFilled ? "circle.fill" : "circle")
            }
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            ClosureLibrary.ReviewScreen()
        }
    }
    // endregion
}
