import RatingLibraries
import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let changesStyle: Attempt = Attempt(.originalStyle) { Screen() }
}

// region: code
private struct CountingStyle: RatingStyle {
    @State private var changes = 0

    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
        if configuration.starIndex == configuration.count - 1 {
            Text("\(changes)")
                .onChange(of: configuration.value) { changes += 1 }
        }
    }
}

private struct Screen: View {
    var body: some View {
        StyleLibrary.ReviewScreen()
            .ratingStyle(CountingStyle())
    }
}
// endregion
