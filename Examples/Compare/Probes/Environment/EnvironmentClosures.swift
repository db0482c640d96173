import Tessera
import TesseraClosureStyleRating
import TesseraEvaluation

extension Attempt {
    static let environmentClosures: Attempt = Attempt(.screenClosures) {
        Stored([1, 2]) { Screen(values: $0) }
    }
}

// region: code
private struct Fading<Content: View>: View {
    let content: Content
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        content.opacity(isEnabled ? 1 : 0.3)
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
        .ratingLayout { Fading(content: $0) }
    }
}
// endregion
