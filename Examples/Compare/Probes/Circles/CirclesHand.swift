import Tessera
import TesseraEvaluation

extension Attempt {
    static let circlesHand = Attempt(.hand, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value = 3

    var body: some View {
        HStack {
            ForEach(1...count, id: \.self) { number in
                Image(systemName: number <= value ? "circle.fill" : "circle")
                    .onTapGesture { value = number }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(value) of \(count)")
        .accessibilityAdjustableAction { direction in
            value = min(max(0, value + (direction == .increment ? 1 : -1)), count)
        }
    }
}
// endregion
