import RatingLibraries
import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let clearButtonClosure: Attempt = Attempt(
        .closure,
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

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            ClosureLibrary.ReviewScreen()
        }
    }
    // endregion
}
