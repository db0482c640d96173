import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let halvesClosure: Attempt = Attempt(.originalClosure, "touched by hand", stating: 5) {
        count in Stored(3.0) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Double
    @State private var width: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
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
            Stepper("Rating", value: $value, in: 0...Double(count), step: 0.5)
        }
        .accessibilityValue("\(value.formatted()) of \(count)")
    }

    private func number(at point: CGPoint) -> Double {
        let x = direction == .leftToRight ? point.x : width - point.x
        return min(
            max(0.5, (x / max(1, width) * Double(count) * 2).rounded(.up) / 2), Double(count))
    }

    private func name(filledTo fill: Double) -> String {
        fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
    }
}
// endregion
