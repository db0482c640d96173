import Tessera
import TesseraEvaluation

extension Attempt {
    static let hoverHand = Attempt(.hand, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value = 1
    @State private var hovered: Int?

    var body: some View {
        HStack {
            ForEach(1...count, id: \.self) { number in
                Image(systemName: number <= hovered ?? value ? "star.fill" : "star")
                    .onTapGesture { value = number }
                    .onHover { hovered = $0 ? number : nil }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of \(count)")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), count)
        }
    }
}
// endregion
