import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let facesClosurePlaced = Attempt(.closure, "by their places") { Screen() }
}

// region: code
private let faces = ["😡", "🙁", "😐", "🙂", "😍"]

private struct Face: View {
    let isFilled: Bool
    let width: CGFloat
    @State private var x: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Text(faces[index])
            .opacity(isFilled ? 1 : 0.3)
            .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .named("rating")).midX
            } action: {
                x = $0
            }
    }

    private var index: Int {
        min(max(0, Int((direction == .leftToRight ? x : width - x) / max(1, width) * 5)), 4)
    }
}

private struct Screen: View {
    @State private var value = 3
    @State private var width: CGFloat = 0

    var body: some View {
        Rating(value: $value) { isFilled in
            Face(isFilled: isFilled, width: width)
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
