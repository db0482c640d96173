import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let sideSymbol = Attempt(.symbol, stating: 5) { Screen(count: $0) }
}

// region: code
private struct HalfRating: View {
    @Binding var value: Double
    let count: Int
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        AverageRating(value: value, count: count)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .contentShape(Rectangle())
            .gesture(SpatialTapGesture().onEnded { value = half(at: $0.location) })
            .accessibilityLabel("Rating")
            .accessibilityAdjustableAction { direction in
                value = min(max(0, value + (direction == .increment ? 0.5 : -0.5)), Double(count))
            }
    }

    private func half(at point: CGPoint) -> Double {
        let x = direction == .leftToRight ? point.x : width - point.x
        let halves = Double(2 * count)
        return min(max(1, (x / max(1, width) * halves).rounded(.down) + 1), halves) / 2
    }
}

private struct Screen: View {
    let count: Int
    @State private var value = 0.0

    var body: some View {
        HalfRating(value: $value, count: count)
    }
}
// endregion
