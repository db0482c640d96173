import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let trafficClosures: Attempt = Attempt(.screenClosures) {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<2) { index in
            Rating(value: $values[index])
                .foregroundStyle(values[index] > 2 ? .green : .red)
        }
    }
}
// endregion
