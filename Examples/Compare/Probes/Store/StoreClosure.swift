import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let storeClosure: Attempt = Attempt(.closure) { Stored([3, 3]) { Screen(values: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        let ratings = [
            AnyView(
                Rating(value: $values[0]) { Image(systemName: $0 ? "circle.fill" : "circle") }),
            AnyView(
                Rating(value: $values[1]) { Image(systemName: $0 ? "heart.fill" : "heart") }),
        ]
        ForEach(0..<2, id: \.self) { ratings[$0] }
    }
}
// endregion
