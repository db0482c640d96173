import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let storeSymbol: Attempt = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var values = [3, 3]

    var body: some View {
        let ratings = [
            AnyView(Rating(value: $values[0]).ratingStyle(.circle)),
            AnyView(Rating(value: $values[1]).ratingStyle(.systemImage("heart"))),
        ]
        ForEach(0..<2, id: \.self) { ratings[$0] }
    }
}
// endregion
