import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let sideClosureTrick = Attempt(
        .closure, "a rating for each symbol",
        loss: "Ratings of one symbol each stand for one: what a screen reader hears and "
            + "adjusts is written by hand.", stating: 5
    ) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value = 0.0
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack {
            ForEach(0..<count, id: \.self) { index in
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
        .accessibilityValue("\(value.formatted()) of \(count)")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 0.5 : -0.5)), Double(count))
        }
    }

    private func name(filledTo fill: Double) -> String {
        fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
    }
}
// endregion
