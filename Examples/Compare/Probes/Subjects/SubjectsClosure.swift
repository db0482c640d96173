import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let subjectsClosure: Attempt = Attempt(.originalClosure) {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    let subjects = ["Service", "Food"]
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<2) { index in
            HStack {
                Text(subjects[index])
                    .accessibilityHidden(true)
                Rating(value: $values[index])
                    .accessibilityLabel(subjects[index])
            }
        }
    }
}
// endregion
