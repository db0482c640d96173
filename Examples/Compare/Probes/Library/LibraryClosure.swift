import RatingLibraries
import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let libraryClosure: Attempt = Attempt(
        .originalClosure,
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
            Rating(value: $service) {
                Image(systemName: $0 ? "circle.fill" : "circle")
            }
            Text("Food")
            Rating(value: $food) {
                Image(systemName: $0 ? "circle.fill" : "circle")
            }
        }
    }
}
// endregion
