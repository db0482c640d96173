import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let gapBuildersPlain: Attempt = Attempt(
        .builders, "as it is",
        loss:
            "The touch area is 44 points high, and no higher around symbols of that height."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
    }
}
// endregion
