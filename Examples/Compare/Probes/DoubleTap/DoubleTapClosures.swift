import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let doubleTapClosures: Attempt = Attempt(.screenClosures, stating: 5) { count in
        Stored(3) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, in: 0...count)
            .ratingLayout { rating in
                HStack {
                    ForEach(rating.symbols) {
                        $0.drawing.onTapGesture(count: 2, perform: $0.choose)
                    }
                }
            }
    }
}
// endregion
