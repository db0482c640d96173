import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let slideStyle: Attempt = Attempt(.originalStyle, stating: 5) { count in
        Stored(1) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int
    @GestureState private var preview: Int?
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(
            value: Binding {
                preview ?? value
            } set: {
                value = $0
            }, count: count
        )
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
        .accessibilityValue("\(value) of \(count)")
    }

    private func number(at point: CGPoint) -> Int {
        let x = direction == .leftToRight ? point.x : width - point.x
        return min(max(1, Int(x / max(1, width) * Double(count)) + 1), count)
    }
}
// endregion
