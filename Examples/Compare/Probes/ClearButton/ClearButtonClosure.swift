import RatingLibraries
import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let clearButtonClosure: Attempt = Attempt(
        .originalClosure,
        limit: "There is no style for the whole: the button is written beside each rating, on a "
            + "copy of the screen."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var service = 4
    @State private var food = 2

    var body: some View {
        VStack {
            Text("Service")
            HStack {
                Rating(value: $service)
                Button("Clear") { service = 0 }
            }
            Text("Food")
            HStack {
                Rating(value: $food)
                Button("Clear") { food = 0 }
            }
        }
    }
}
// endregion
