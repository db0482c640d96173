import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let formHalvesStyle: Attempt = Attempt(.originalStyle, "touched by hand") {
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
            AverageRating(value: value)
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
