import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Attempt {
    static let environmentControl: Attempt = Attempt(.proposedControl) {
        Stored([1, 2]) { Screen(values: $0) }
    }
}

// region: code
/// Fades what the control has faded to two fifths.
private struct FadingStyle: RatingStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        Rating(configuration)
            .opacity(isEnabled ? 1 : 0.75)
    }
}

private struct Screen: View {
    @Binding var values: [Int]

    var body: some View {
        VStack {
            Rating(value: $values[0])
            Rating(value: $values[1])
                .disabled(true)
        }
        .ratingStyle(FadingStyle())
    }
}
// endregion
