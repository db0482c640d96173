import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let liveStyle: Attempt = Attempt(.originalStyle) { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(value: $value)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .highPriorityGesture(
                DragGesture(minimumDistance: 0).onChanged { drag in
                    let x = drag.location.x
                    let part = (direction == .leftToRight ? x : width - x) / width
                    value = min(max(1, Int(part * 5) + 1), 5)
                })
    }
}
// endregion
