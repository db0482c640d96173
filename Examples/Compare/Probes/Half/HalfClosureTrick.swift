import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let halfClosureTrick = Attempt(
        .closure,
        "five ratings",
        loss: "Five ratings of one symbol stand for one: what a screen reader hears and "
            + "adjusts is written by hand."
    ) { Screen() }
}

// region: code
private struct Screen: View {
    let average = 3.5

    var body: some View {
        HStack {
            ForEach(0..<5, id: \.self) { index in
                Rating(value: .constant(1), count: 1) { _ in
                    Image(systemName: name(filledTo: average - Double(index)))
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(average) of 5")
    }

    func name(filledTo fill: Double) -> String {
        fill < 0.25 ? "star" : fill < 0.75 ? "star.leadinghalf.filled" : "star.fill"
    }
}
// endregion

private enum Before {
    // region: before
    private struct Screen: View {
        var body: some View {
            Rating(value: .constant(3))
        }
    }
    // endregion
}
