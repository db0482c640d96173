import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let symbolButtonsControl: Attempt = Attempt(.proposedControl) {
        Stored(3) { value in ButtonApp { Screen(value: value) } }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value)
            .ratingContent { rating in
                HStack {
                    ForEach(rating.symbols) { symbol in
                        Button(action: symbol.select) { symbol.drawing }
                    }
                }
            }
    }
}
// endregion
