import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let facesControl = Attempt(.control) { Screen() }
}

// region: code
private let faces = ["😡", "🙁", "😐", "🙂", "😍"]

private struct FaceStyle: RatingSymbolStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(faces[configuration.index])
            .opacity(configuration.isFilled ? 1 : 0.3)
    }
}

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        Rating(value: $value)
            .ratingSymbolStyle(FaceStyle())
    }
}
// endregion
