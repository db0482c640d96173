import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let facesClosureTrick = Attempt(
        .closure,
        "a rating for each symbol",
        loss: "Ratings of one symbol each stand for one: what a screen reader hears and "
            + "adjusts is written by hand."
    ) { Screen() }
}

// region: code
private let faces = ["😡", "🙁", "😐", "🙂", "😍"]

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        HStack {
            ForEach(0..<5, id: \.self) { index in
                Rating(value: symbol(index), count: 1) { isFilled in
                    Text(faces[index])
                        .opacity(isFilled ? 1 : 0.3)
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of 5")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
        }
    }

    func symbol(_ index: Int) -> Binding<Int> {
        Binding(get: { value > index ? 1 : 0 }, set: { _ in value = index + 1 })
    }
}
// endregion
