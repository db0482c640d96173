import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let symbolActionStyle: Attempt = Attempt(.originalStyle) {
        Stored(3) { Screen(value: $0) }
    }
}

// region: code
private struct PressedStyle: RatingStyle {
    @Binding var pressed: Int

    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .onLongPressGesture { pressed = configuration.starIndex + 1 }
    }
}

private struct Screen: View {
    @Binding var value: Int
    @State private var pressed = 0

    var body: some View {
        HStack {
            Rating(value: $value)
                .ratingStyle(PressedStyle(pressed: $pressed))
            Text("\(pressed)")
        }
    }
}
// endregion
