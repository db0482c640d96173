import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let slideSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct SlideRating: View {
    @Binding var value: Int
    @GestureState private var preview: Int?
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(value: Binding(get: { preview ?? value }, set: { value = $0 }))
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
            .accessibilityValue("\(value) of 5")
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
