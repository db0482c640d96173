import RatingLibraries
import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let changesClosures: Attempt = Attempt(.screenClosures) { Screen() }
}

// region: code
private struct Counting: View {
    let rating: RatingContent
    @State private var changes = 0

    var body: some View {
        HStack {
            rating
            Text("\(changes)")
        }
        .onChange(of: rating.value) { changes += 1 }
    }
}

private struct Screen: View {
    var body: some View {
        ClosuresLibrary.ReviewScreen()
            .ratingLayout { Counting(rating: $0) }
    }
}
// endregion
