import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let tenClosure: Attempt = Attempt(.originalClosure, "touched by hand") {
        Stored(7) { Screen(value: $0) }
    }
}

// region: code
private struct Screen: View {
    @Binding var value: Int
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack {
            ForEach(0..<5) { index in
                Rating(value: .constant(1), count: 1) { _ in
                    Image(systemName: name(filledTo: Double(value) / 2 - Double(index)))
                }
            }
        }
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

    private func name(filledTo fill: Double) -> String {
        fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
    }
}
// endregion
