import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let storeSymbol: Attempt = Attempt(.symbol) { Stored([3, 3]) { Screen(values: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        let ratings = [
            AnyView(Rating(value: $values[0]).ratingStyle(.circle)),
            AnyView(Rating(value: $values[1]).ratingStyle(.systemImage("heart"))),
        ]
        ForEach(0..<2, id: \.self) { ratings[$0] }
    }
}
// endregion
