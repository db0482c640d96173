import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let unrelatedBuilders = Attempt(
        .builders,
        "the ratings in a view of their own"
    ) { Screen() }
}

// region: code
private struct Ratings: View {
    @State private var values = Array(repeating: 3, count: 20)

    var body: some View {
        VStack {
            ForEach(0..<20, id: \.self) { index in
                Rating(value: $values[index])
            }
        }
        .ratingSymbol(systemImage: "circle")
    }
}

private struct Screen: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Button("\(count)") { count += 1 }
            Ratings()
        }
    }
}
// endregion
