import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let gapStyle: Attempt = Attempt(.originalStyle) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct RoomyStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isFilled ? "star.fill" : "star")
            .padding(.horizontal, 4)
            .padding(.vertical, 12)
            .contentShape(Rectangle())
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        Rating(value: $value, spacing: 0)
            .ratingStyle(RoomyStyle())
    }
}
// endregion
