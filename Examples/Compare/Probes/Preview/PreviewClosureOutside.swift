import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let previewClosureOutside = Attempt(.closure, "a gesture round it", stating: 5) {
        Screen(count: $0)
    }
}

// region: code
private struct PreviewRating: View {
    @Binding var value: Int
    let count: Int
    @GestureState private var preview: Int?
    @State private var size = CGSize.zero
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(value: Binding(get: { preview ?? value }, set: { value = $0 }), count: count)
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }
            .highPriorityGesture(
                DragGesture(minimumDistance: 0)
                    .updating($preview) { drag, preview, _ in preview = number(at: drag.location) }
                    .onEnded { value = number(at: $0.location) ?? value }
            )
            .accessibilityValue("\(value) of \(count)")
    }

    private func number(at point: CGPoint) -> Int? {
        guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
        let x = direction == .leftToRight ? point.x : size.width - point.x
        return min(Int(x / max(1, size.width) * Double(count)) + 1, count)
    }
}

private struct Screen: View {
    let count: Int
    @State private var values = [1, 2]

    var body: some View {
        VStack {
            PreviewRating(value: $values[0], count: count)
            PreviewRating(value: $values[1], count: count)
        }
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        @State private var values = [1, 2]

        var body: some View {
            VStack {
                Rating(value: $values[0])
                Rating(value: $values[1])
            }
        }
    }
    // endregion
}
