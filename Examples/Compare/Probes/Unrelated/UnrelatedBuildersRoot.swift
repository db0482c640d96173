import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let unrelatedBuildersRoot = Attempt(.builders, "the closure further out") { Root() }
}

// region: code
private struct Screen: View {
    @State private var values = Array(repeating: 3, count: 20)
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            ForEach(0..<20, id: \.self) { index in
                Rating(value: $values[index])
            }
        }
    }
}

private struct Root: View {
    var body: some View {
        Screen().ratingSymbol(systemImage: "circle")
    }
}
// endregion
