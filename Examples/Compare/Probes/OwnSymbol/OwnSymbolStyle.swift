import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let ownSymbolStyle: Attempt = Attempt(.originalStyle) { Stored(3) { Screen(value: $0) } }
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
