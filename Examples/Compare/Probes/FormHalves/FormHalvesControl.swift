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
        VStack {
            Rating("Service", value: $values[0], step: 0.5)
            Rating("Food", value: $values[1], step: 0.5)
            Rating("Room", value: $values[2], step: 0.5)
        }
    }
}
// endregion
