import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let sideClosureTrick = Attempt(
        .closure, "five ratings",
        loss: "Five ratings of one symbol stand for one: what a screen reader hears and "
            + "adjusts is written by hand."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 0.0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack {
            ForEach(0..<5, id: \.self) { index in
                Rating(value: .constant(1), count: 1) { _ in
                    Image(systemName: name(filledTo: value - Double(index)))
                }
                .frame(width: 24)
                .contentShape(Rectangle())
                .gesture(
                    SpatialTapGesture().onEnded { tap in
                        let isFirst = (tap.location.x < 12) == (direction == .leftToRight)
                        value = Double(index) + (isFirst ? 0.5 : 1)
                    })
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value.formatted()) of 5")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 0.5 : -0.5)), 5)
        }
    }

    private func name(filledTo fill: Double) -> String {
        fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
    }
}
// endregion
