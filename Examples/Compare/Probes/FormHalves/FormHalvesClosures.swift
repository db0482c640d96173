import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let formHalvesClosures: Attempt = Attempt(.screenClosures) {
        Stored([3.0, 2, 4]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Double]

    var body: some View {
        VStack {
            Rating("Service", value: $values[0])
            Rating("Food", value: $values[1])
            Rating("Room", value: $values[2])
        }
    }
}
// endregion
