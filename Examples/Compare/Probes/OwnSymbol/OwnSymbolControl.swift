import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let ownSymbolControl = Attempt(.control) { Screen() }
}

// region: code
private struct HeartStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isFilled ? "♥" : "♡")
            .foregroundStyle(.red)
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(HeartStyle())
    }
}
// endregion
