import RatingLibraries
import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let librarySpacingClosure: Attempt = Attempt(
        .originalClosure,
        limit: "The spacing is written at each rating: the screen is written again."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var service = 4
    @State private var food = 2

    var body: some View {
        VStack {
            Text("Service")
            Rating(value: $service, spacing: 20)
            Text("Food")
            Rating(value: $food, spacing: 20)
        }
    }
}
// endregion
