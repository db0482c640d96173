import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let hoverClosure = Attempt(.closure) { Screen() }
}

// region: code
private struct HoverRating: View {
    @Binding var value: Int
    @State private var hovered: Int?
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(value: Binding(get: { hovered ?? value }, set: { value = $0 }))
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
        HoverRating(value: $value)
    }
}
// endregion
