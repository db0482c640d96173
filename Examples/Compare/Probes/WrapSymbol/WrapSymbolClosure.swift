import RatingLibraries
import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let wrapSymbolClosure: Attempt = Attempt(
        .originalClosure,
        limit: "There is no style to add to: each closure repeats the whole look."
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
                    .border(.red)
            }
            Text("Food")
            Rating(value: $food) {
                Image(systemName: $0 ? "circle.fill" : "circle")
                    .border(.red)
            }
        }
    }
}
// endregion
