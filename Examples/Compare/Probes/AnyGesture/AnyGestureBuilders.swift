import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let anyGestureBuilders = Attempt(.builders) { Screen() }
}

// region: code
private struct Screen: View {
    var body: some View {
        BuildersLibrary.ReviewScreen()
            .ratingLayout { rating in
                HStack {
                    ForEach(rating.symbols) { symbol in
                        symbol.drawing.onTapGesture(count: 2) { symbol.choose() }
                    }
                }
            }
            .ratingSymbol(systemImage: "circle")
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            BuildersLibrary.ReviewScreen()
                .ratingSymbol(systemImage: "circle")
        }
    }
    // endregion
}
