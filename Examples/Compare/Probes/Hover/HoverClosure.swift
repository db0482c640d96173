import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let hoverClosure = Attempt(.closure, stating: 5) { Screen(count: $0) }
}

// region: code
private struct HoverRating: View {
    @Binding var value: Int
    let count: Int
    @State private var hovered: Int?
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(value: Binding(get: { hovered ?? value }, set: { value = $0 }), count: count)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .onContinuousHover { phase in
                if case .active(let point) = phase {
                    hovered = number(at: point)
                } else {
                    hovered = nil
                }
            }
            .accessibilityValue("\(value) of \(count)")
    }

    private func number(at point: CGPoint) -> Int {
        let x = direction == .leftToRight ? point.x : width - point.x
        return min(max(1, Int(x / max(1, width) * Double(count)) + 1), count)
    }
}

private struct Screen: View {
    let count: Int
    @State private var value = 1

    var body: some View {
        HoverRating(value: $value, count: count)
    }
}
// endregion
