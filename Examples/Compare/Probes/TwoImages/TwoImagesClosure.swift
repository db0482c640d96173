import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let twoImagesClosure: Attempt = Attempt(.originalClosure) {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            ForEach(0..<2, id: \.self) { index in
                Rating(value: $values[index]) { isFilled in
                    Image(systemName: isFilled ? "heart.fill" : "circle")
                }
            }
        }
    }
}
// endregion
