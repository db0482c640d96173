import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let gapBuildersPlain: Attempt = Attempt(
        .builders, "as it is",
        loss:
            "The touch area is 44 points high, and no higher around symbols of that height."
    ) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
