import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let carouselClosures: Attempt = Attempt(.screenClosures) {
        Stored(3) { value in Cards { Screen(value: value) } }
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
                        symbol.drawing.onTapGesture { symbol.choose() }
                    }
                }
            }
    }
}
// endregion
