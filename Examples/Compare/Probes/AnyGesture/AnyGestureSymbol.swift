import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let anyGestureSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct DoubleTapStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .allowsHitTesting(false)
            .contentShape(Rectangle())
            .onTapGesture(count: 2) { configuration.value = configuration.starIndex + 1 }
    }
}

private struct Screen: View {
    var body: some View {
        SymbolLibrary.ReviewScreen()
            .ratingStyle(DoubleTapStyle())
            .ratingStyle(.circle)
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            SymbolLibrary.ReviewScreen()
                .ratingStyle(.circle)
        }
    }
    // endregion
}
