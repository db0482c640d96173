import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let facesSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private let faces = ["😡", "🙁", "😐", "🙂", "😍"]

private struct FaceStyle: RatingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(faces[configuration.starIndex])
            .opacity(configuration.isFilled ? 1 : 0.3)
            .onTapGesture { configuration.value = configuration.starIndex + 1 }
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingStyle(FaceStyle())
    }
}
// endregion
