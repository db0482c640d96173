import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let anyGestureControl = Attempt(.control) { Screen() }
}

// region: code
private struct DoubleTapStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            ForEach(configuration.symbols) { symbol in
                symbol.drawing
                    .onTapGesture(count: 2) { symbol.select() }
            }
        }
    }
}

private struct Screen: View {
    var body: some View {
        ControlLibrary.ReviewScreen()
            .ratingStyle(DoubleTapStyle())
            .ratingSymbolStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            ControlLibrary.ReviewScreen()
                .ratingSymbolStyle(.circle)
        }
    }
    // endregion
}
