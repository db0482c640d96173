import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let previewClosures: Attempt = Attempt(.screenClosures, stating: 5) { count in
        Stored([1, 2]) { Screen(count: count, values: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<2) { Rating(value: $values[$0], in: 0...count) }
    }
}
// endregion
