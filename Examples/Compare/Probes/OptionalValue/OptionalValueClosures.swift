import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let optionalValueClosures: Attempt = Attempt(.screenClosures) {
        Stored(nil as Int?) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int?

    var body: some View {
        Rating("Service", value: $value)
    }
}
// endregion
