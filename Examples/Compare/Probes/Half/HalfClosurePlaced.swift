import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let halfClosurePlaced = Attempt(.closure, "by their places", stating: 5) {
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
    let value = 3.5
    @State private var width: CGFloat = 0

    var body: some View {
        Rating(value: .constant(0), count: count) { _ in
            Symbol(value: value, count: count, width: width)
        }
        .coordinateSpace(name: "rating")
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .accessibilityValue("\(value) of \(count)")
    }
}
// endregion
