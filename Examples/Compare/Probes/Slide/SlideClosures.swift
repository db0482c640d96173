import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let slideClosures: Attempt = Attempt(.screenClosures, stating: 5) { count in
        Stored(1) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, in: 0...count)
    }
}
// endregion
