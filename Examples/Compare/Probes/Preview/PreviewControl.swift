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
        VStack {
            Rating(value: $values[0], in: 0...count)
            Rating(value: $values[1], in: 0...count)
        }
    }
}
// endregion
