import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let storeBuilders: Attempt = Attempt(.builders) {
        Stored([3, 3]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        let ratings = [
            AnyView(Rating(value: $values[0]).ratingSymbol(systemImage: "circle")),
            AnyView(Rating(value: $values[1]).ratingSymbol(systemImage: "heart")),
        ]
        ForEach(0..<2, id: \.self) { ratings[$0] }
    }
}
// endregion
