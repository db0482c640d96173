import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let ownSymbolSymbol: Attempt = Attempt(.symbol) { Stored(3) { Screen(value: $0) } }
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
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingStyle(HeartStyle())
    }
}
// endregion
