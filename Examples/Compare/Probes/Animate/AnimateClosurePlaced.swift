import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let animateClosurePlaced = Attempt(.closure, "by their places", stating: 5) {
        Screen(count: $0)
    }
}

// region: code
private struct Star: View {
    let isFilled: Bool
    let count: Int
    let width: CGFloat
    @State private var x: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(systemName: isFilled ? "star.fill" : "star")
            .animation(.default.delay(Double(index) / 10), value: isFilled)
            .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .named("rating")).midX
            } action: {
                x = $0
            }
    }

    private var index: Int {
        Int((direction == .leftToRight ? x : width - x) / max(1, width) * Double(count))
    }
}

private struct Screen: View {
    let count: Int
    @State private var value = 3
    @State private var width: CGFloat = 0

    var body: some View {
        Rating(value: $value, count: count) { isFilled in
            Star(isFilled: isFilled, count: count, width: width)
        }
        .coordinateSpace(name: "rating")
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
    }
}
// endregion
