import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let unrelatedControl: Attempt = Attempt(.control) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var values = Array(repeating: 3, count: 8)
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            ForEach(0..<8, id: \.self) { index in
                Rating(value: $values[index])
            }
        }
        .ratingSymbolStyle(.circle)
    }
}
// endregion
