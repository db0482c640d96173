import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let subjectsControl: Attempt = Attempt(.proposedControl) {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    let subjects = ["Service", "Food"]
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<2) { index in
            Rating(subjects[index], value: $values[index])
        }
    }
}
// endregion
