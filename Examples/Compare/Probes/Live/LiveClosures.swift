import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let liveClosures: Attempt = Attempt(.screenClosures) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingLayout { $0.onChange(of: $0.value) { value = Int($1) } }
    }
}
// endregion
