import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let changesControl: Attempt = Attempt(.proposedControl) { Screen() }
}

// region: code
private struct CountingStyle: RatingStyle {
    @State private var changes = 0

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Rating(configuration)
            Text("\(changes)")
        }
        .onChange(of: configuration.value) { changes += 1 }
    }
}

private struct Screen: View {
    var body: some View {
        ControlLibrary.ReviewScreen()
            .ratingStyle(CountingStyle())
    }
}
// endregion
