import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let gapBuildersTrick = Attempt(
        .builders, "as it is",
        loss:
            "The control reaches to 44 points, and no further round symbols that take these themselves."
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
