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
                    ForEach(rating.symbols) {
                        $0.drawing.onTapGesture(perform: $0.choose)
                    }
                }
            }
    }
}
// endregion
