import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let doubleTapClosure = Attempt(
        .closure,
        limit:
            "The control's tap can be taken away by a gesture inside, but the closure has no way "
            + "to choose."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value) { isFilled in
            Image(systemName: isFilled ? "star.fill" : "star")
                .onTapGesture {}
        }
    }
}
// endregion
