import RatingLibraries
import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let changesClosure: Attempt = Attempt(
        .originalClosure, limit: "There is no look for the whole: the screen is written again."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var service = 4
    @State private var food = 2
    @State private var serviceChanges = 0
    @State private var foodChanges = 0

    var body: some View {
        VStack {
            Text("Service")
            HStack {
                Rating(value: $service)
                Text("\(serviceChanges)")
            }
            .onChange(of: service) { serviceChanges += 1 }
            Text("Food")
            HStack {
                Rating(value: $food)
                Text("\(foodChanges)")
            }
            .onChange(of: food) { foodChanges += 1 }
        }
    }
}
// endregion
