import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let doubleTapClosureOutside = Attempt(.closure, "a gesture round it", stating: 5) {
        Screen(count: $0)
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value = 3
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(value: Binding(get: { value }, set: { _ in }), count: count)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .highPriorityGesture(
                SpatialTapGesture(count: 2).onEnded { value = number(at: $0.location) }
            )
            .accessibilityAdjustableAction { direction in
                value = min(max(0, value + (direction == .increment ? 1 : -1)), count)
            }
    }

    private func number(at point: CGPoint) -> Int {
        let x = direction == .leftToRight ? point.x : width - point.x
        return min(max(1, Int(x / max(1, width) * Double(count)) + 1), count)
    }
}
// endregion
