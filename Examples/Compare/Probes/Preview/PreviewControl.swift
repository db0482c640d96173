import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let previewControl: Attempt = Attempt(.proposedControl, stating: 5) { count in
        Stored([1, 2]) { Screen(count: count, values: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<2) { Rating(value: $values[$0], count: count) }
    }
}
// endregion
