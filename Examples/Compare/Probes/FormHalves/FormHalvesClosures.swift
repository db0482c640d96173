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
        ForEach(0..<3) {
            Rating(["Service", "Food", "Room"][$0], value: $values[$0])
        }
    }
}
// endregion
