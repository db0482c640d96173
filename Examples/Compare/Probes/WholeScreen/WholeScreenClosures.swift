import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let wholeScreenClosures: Attempt = Attempt(.screenClosures) {
        Stored(Array(repeating: 3, count: 6)) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<6) { Rating(value: $values[$0]) }
            .ratingSymbol(systemImage: "circle")
    }
}
// endregion
