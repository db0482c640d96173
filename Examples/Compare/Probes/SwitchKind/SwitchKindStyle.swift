import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let switchKindStyle: Attempt = Attempt(.originalStyle) {
        Stored(3) { Screen(value: $0) }
    }
}

// region: code
private struct PlainStyle: RatingStyle {
    var isPlain: Bool

    func makeBody(configuration: Configuration) -> some View {
        if isPlain {
            Text(configuration.isFilled ? "x" : "-")
                .onTapGesture { configuration.value = configuration.starIndex + 1 }
        } else {
            Rating(configuration)
        }
    }
}

private struct Screen: View {
    @Binding var value: Int
    @State private var isPlain = false

    var body: some View {
        VStack {
            Rating(value: $value)
            Button("Change") { isPlain.toggle() }
        }
        .ratingStyle(PlainStyle(isPlain: isPlain))
    }
}
// endregion
