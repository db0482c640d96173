import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let symbolButtonsClosure: Attempt = Attempt(.originalClosure, "a rating for each symbol")
    { Stored(3) { value in ButtonApp { Screen(value: value) } } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int

    var body: some View {
        HStack {
            ForEach(0..<5, id: \.self) { index in
                Button {
                    value = index + 1
                } label: {
                    Rating(value: .constant(value > index ? 1 : 0), count: 1)
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
}
// endregion
