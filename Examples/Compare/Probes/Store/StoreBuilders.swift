import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let storeBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var values = [3, 3]

    var body: some View {
        let ratings = [
            Rating(value: $values[0]) { circle(filled: $0.isFilled) },
            Rating(value: $values[1]) { heart(filled: $0.isFilled) },
        ]
        ForEach(0..<2, id: \.self) { ratings[$0] }
    }

    func circle(filled: Bool) -> some View { Image(systemName: filled ? "circle.fill" : "circle") }

    func heart(filled: Bool) -> some View { Image(systemName: filled ? "heart.fill" : "heart") }
}
// endregion
