import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let exactClosurePlaced = Attempt(.closure, "by their places", stating: 5) {
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
        ZStack {
            Image(systemName: "heart")
            Image(systemName: "heart.fill")
                .mask { Rectangle().scaleEffect(x: fill, anchor: .leading) }
        }
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
    let value = 3.7
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
