import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let formHalvesClosure: Attempt = Attempt(.originalClosure, "touched by hand") {
        Stored([3.0, 2, 4]) { Screen(values: $0) }
    }
}

// region: code
private struct HalfRating: View {
    let title: String
    @Binding var value: Double
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack {
            Text(title)
                .accessibilityHidden(true)
            HStack {
                ForEach(0..<5) { index in
                    Rating(value: .constant(1), count: 1) { _ in
                        Image(systemName: name(filledTo: value - Double(index)))
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
                Stepper(title, value: $value, in: 0...5, step: 0.5)
            }
            .accessibilityValue("\(value.formatted()) of 5")
        }
    }

    private func number(at point: CGPoint) -> Double {
        let x = direction == .leftToRight ? point.x : width - point.x
        return min(max(0.5, (x / max(1, width) * 10).rounded(.up) / 2), 5)
    }

    private func name(filledTo fill: Double) -> String {
        fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
    }
}

private struct Screen: View {
    @Binding var values: [Double]

    var body: some View {
        ForEach(0..<3) {
            HalfRating(title: ["Service", "Food", "Room"][$0], value: $values[$0])
        }
    }
}
// endregion
