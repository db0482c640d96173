import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let twoImagesStyle: Attempt = Attempt(.originalStyle) {
        Stored([3, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct HeartStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "heart.fill" : "circle")
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        ForEach(0..<2) { Rating(value: $values[$0]) }
            .ratingStyle(HeartStyle())
    }
}
// endregion
