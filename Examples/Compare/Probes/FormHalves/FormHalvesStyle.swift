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

    init(_ title: String, value: Binding<Double>) {
        self.title = title
        _value = value
    }

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
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(title)
                .accessibilityValue("\(value.formatted()) of 5")
                .accessibilityAdjustableAction { direction in
                    value = min(max(0, value + (direction == .increment ? 0.5 : -0.5)), 5)
                }
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
        VStack {
            HalfRating("Service", value: $values[0])
            HalfRating("Food", value: $values[1])
            HalfRating("Room", value: $values[2])
        }
    }
}
// endregion
