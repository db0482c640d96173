import Tessera
import TesseraEvaluation

extension Attempt {
    static let missingHand = Attempt(.hand, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value: Int?

    var body: some View {
        VStack {
            HStack {
                ForEach(1...count, id: \.self) { number in
                    Image(systemName: number <= value ?? 0 ? "star.fill" : "star")
                        .onTapGesture { value = number }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue(value.map { "\($0) of \(count)" } ?? "no rating")
            .accessibilityAdjustableAction { direction in
                let next = (value ?? 0) + (direction == .increment ? 1 : -1)
                value = next > 0 ? min(next, count) : nil
            }
            Text(value.map { "\($0)" } ?? "none")
        }
    }
}
// endregion
