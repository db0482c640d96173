import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let wholeStepsClosures: Attempt = Attempt(.screenClosures) {
        Stored(3.0) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Double

    var body: some View {
        Rating(value: $value, step: 1)
    }
}
// endregion
