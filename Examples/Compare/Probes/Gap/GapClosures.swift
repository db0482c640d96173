import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let gapClosures: Attempt = Attempt(.screenClosures) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingSymbol { $0.padding(.vertical, 12) }
    }
}
// endregion
