import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let spacingClosures: Attempt = Attempt(.screenClosures) {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0])
            Rating(value: $values[1])
        }
        .ratingSymbol { $0.padding(6) }
    }
}
// endregion
