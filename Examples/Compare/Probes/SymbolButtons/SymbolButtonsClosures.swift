import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let symbolButtonsClosures: Attempt = Attempt(.screenClosures) {
        Stored(3) { value in ButtonApp { Screen(value: value) } }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingLayout { rating in
                HStack {
                    ForEach(rating.symbols) { symbol in
                        Button(action: symbol.choose) { symbol.drawing }
                    }
                }
            }
    }
}
// endregion
