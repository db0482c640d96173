import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let hoverSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct HoverStyle: RatingStyle {
    @Binding var hovered: Int?

    func makeBody(configuration: Configuration) -> some View {
        let symbol = configuration.starIndex + 1
        Image(systemName: symbol <= hovered ?? configuration.value ? "star.fill" : "star")
            .onTapGesture { configuration.value = symbol }
            .onHover { hovered = $0 ? symbol : nil }
    }
}

private struct Screen: View {
    @State private var value = 1
    @State private var hovered: Int?

    var body: some View {
        Rating(value: $value)
            .ratingStyle(HoverStyle(hovered: $hovered))
    }
}
// endregion
