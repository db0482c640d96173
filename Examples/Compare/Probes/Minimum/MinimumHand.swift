import Tessera
import TesseraEvaluation

extension Attempt {
    static let minimumHand = Attempt(.hand) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 2

    var body: some View {
        HStack {
            ForEach(1..<6, id: \.self) { number in
                Image(systemName: number <= value ? "star.fill" : "star")
                    .onTapGesture { value = number }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of 5")
        .accessibilityAdjustableAction { direction in
            value = min(max(1, value + (direction == .increment ? 1 : -1)), 5)
        }
    }
}
// endregion
