import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let minimumBuilders: Attempt = Attempt(.builders) { Stored(2) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, in: 1...5)
    }
}
// endregion
