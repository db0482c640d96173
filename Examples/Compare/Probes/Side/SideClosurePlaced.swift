import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let sideClosurePlaced = Attempt(.closure, "by their places", stating: 5) {
        Screen(count: $0)
    }
}

// region: code
private struct Symbol: View {
    let value: Double
    let count: Int
    let width: CGFloat
    @State private var x: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(
            systemName: fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
        )
        .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .named("rating")).midX
        } action: {
            x = $0
        }
    }

    private var fill: Double {
        let place = (direction == .leftToRight ? x : width - x) / max(1, width)
        return min(max(0, value - Double(Int(place * Double(count)))), 1)
    }
}

private struct Screen: View {
    let count: Int
    @State private var value = 0.0
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(value: Binding(get: { 0 }, set: { _ in }), count: count) { _ in
            Symbol(value: value, count: count, width: width)
        }
        .coordinateSpace(name: "rating")
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .highPriorityGesture(SpatialTapGesture().onEnded { value = half(at: $0.location) })
        .accessibilityValue("\(value.formatted()) of \(count)")
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
// endregion
