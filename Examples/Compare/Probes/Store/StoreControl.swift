import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let storeControl: Attempt = Attempt(.control) { Stored([3, 3]) { Screen(values: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        let ratings = [
            AnyView(Rating(value: $values[0]).ratingSymbolStyle(.circle)),
            AnyView(Rating(value: $values[1]).ratingSymbolStyle(.systemImage("heart"))),
        ]
        ForEach(0..<2, id: \.self) { ratings[$0] }
    }
}
// endregion
