import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let gapControlPlain: Attempt = Attempt(
        .control, "as it is",
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
