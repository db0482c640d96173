import Tessera
import TesseraEvaluation

extension Attempt {
    static let feedbackHand = Attempt(.hand) { Screen() }
}

// region: code
private struct SlideRating: View {
    @Binding var value: Int
    @GestureState private var preview: Int?
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack {
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number <= preview ?? value ? "star.fill" : "star")
            }
        }
        .contentShape(Rectangle())
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .highPriorityGesture(
            DragGesture(minimumDistance: 0)
                .updating($preview) { drag, preview, _ in preview = number(at: drag.location) }
                .onEnded { value = number(at: $0.location) }
        )
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of 5")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
        }
        .sensoryFeedback(.selection, trigger: preview ?? value)
    }

    private func number(at point: CGPoint) -> Int {
        let x = direction == .leftToRight ? point.x : width - point.x
        return min(max(1, Int(x / max(1, width) * 5) + 1), 5)
    }
}

private struct Screen: View {
    @State private var value = 1

    var body: some View {
        SlideRating(value: $value)
    }
}
// endregion
