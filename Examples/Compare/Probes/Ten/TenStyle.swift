import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let tenStyle: Attempt = Attempt(.originalStyle, "touched by hand") {
        Stored(7) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        AverageRating(value: Double(value) / 2, count: 5)
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onEnded { value = number(at: $0.location) }
            )
            .accessibilityRepresentation {
                Stepper("Rating", value: $value, in: 0...10)
            }
            .accessibilityValue("\(value) of 10")
    }

    private func number(at point: CGPoint) -> Int {
        let x = direction == .leftToRight ? point.x : width - point.x
        return min(max(1, Int((x / max(1, width) * 10).rounded(.up))), 10)
    }
}
// endregion
