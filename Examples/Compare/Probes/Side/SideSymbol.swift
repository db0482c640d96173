import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let sideSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct HalfRating: View {
    @Binding var value: Double
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        AverageRating(value: value)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .contentShape(Rectangle())
            .gesture(SpatialTapGesture().onEnded { value = half(at: $0.location) })
            .accessibilityLabel("Rating")
            .accessibilityAdjustableAction { direction in
                value = min(max(0, value + (direction == .increment ? 0.5 : -0.5)), 5)
            }
    }

    private func half(at point: CGPoint) -> Double {
        let x = direction == .leftToRight ? point.x : width - point.x
        return min(max(1, (x / max(1, width) * 10).rounded(.down) + 1), 10) / 2
    }
}

private struct Screen: View {
    @State private var value = 0.0

    var body: some View {
        HalfRating(value: $value)
    }
}
// endregion
