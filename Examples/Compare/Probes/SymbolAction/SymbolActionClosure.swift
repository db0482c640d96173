import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let symbolActionClosure: Attempt = Attempt(.originalClosure, "a rating for each symbol")
    { Stored(3) { Screen(value: $0) } }
}

// region: code
private struct Screen: View {
    @Binding var value: Int
    @State private var pressed = 0

    var body: some View {
        HStack {
            HStack {
                ForEach(0..<5, id: \.self) { index in
                    Rating(value: symbol(index), count: 1)
                        .onLongPressGesture { pressed = index + 1 }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(value) of 5")
            .accessibilityAdjustableAction { direction in
                value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
            }
            Text("\(pressed)")
        }
    }

    func symbol(_ index: Int) -> Binding<Int> {
        Binding(get: { value > index ? 1 : 0 }, set: { _ in value = index + 1 })
    }
}
// endregion
