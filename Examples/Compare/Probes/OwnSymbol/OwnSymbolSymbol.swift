import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let ownSymbolSymbol: Attempt = Attempt(.symbol) { Screen() }
}

// region: code
private struct HeartStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? "♥" : "♡")
            .foregroundStyle(.red)
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(HeartStyle())
    }
}
// endregion
