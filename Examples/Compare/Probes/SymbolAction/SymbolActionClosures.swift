import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let symbolActionClosures: Attempt = Attempt(.screenClosures) {
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
                .ratingLayout { rating in
                    HStack {
                        ForEach(rating.symbols) { symbol in
                            symbol.drawing
                                .onTapGesture { symbol.choose() }
                                .onLongPressGesture { pressed = symbol.index + 1 }
                        }
                    }
                }
            Text("\(pressed)")
        }
    }
}
// endregion
