import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let formHalvesControl: Attempt = Attempt(.proposedControl) {
        Stored([3.0, 2, 4]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Double]

    var body: some View {
        ForEach(0..<3) {
            Rating(["Service", "Food", "Room"][$0], value: $values[$0], step: 0.5)
        }
    }
}
// endregion
