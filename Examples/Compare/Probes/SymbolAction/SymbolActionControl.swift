import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let symbolActionControl: Attempt = Attempt(.proposedControl) {
        Stored(3) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int
    @State private var pressed = 0

    var body: some View {
        HStack {
            Rating(value: $value)
                .ratingContent { rating in
                    HStack {
                        ForEach(rating.symbols) { symbol in
                            symbol.drawing
                                .onTapGesture { symbol.select() }
                                .onLongPressGesture { pressed = symbol.index + 1 }
                        }
                    }
                }
            Text("\(pressed)")
        }
    }
}
// endregion
