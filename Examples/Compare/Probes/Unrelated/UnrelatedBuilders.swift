import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let unrelatedBuilders: Attempt = Attempt(.builders) {
        Stored(Array(repeating: 3, count: 8)) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            ForEach(0..<8, id: \.self) { index in
                Rating(value: $values[index])
            }
        }
        .ratingSymbol(systemImage: "circle")
    }
}
// endregion
