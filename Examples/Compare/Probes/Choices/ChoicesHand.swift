import Tessera
import TesseraEvaluation

extension Attempt {
    static let choicesHand = Attempt(.hand, stating: 5) { Screen(symbols: $0) }
}

// region: code
private struct Screen: View {
    let symbols: Int
    @State private var value = 3
    @State private var count = 0

    var body: some View {
        VStack {
            HStack {
                ForEach(1...symbols, id: \.self) { number in
                    Image(systemName: number <= value ? "star.fill" : "star")
                        .onTapGesture { choose(number) }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(value) of \(symbols)")
            .accessibilityAdjustableAction { direction in
                choose(min(max(0, value + (direction == .increment ? 1 : -1)), symbols))
            }
            Text("\(count) times")
        }
    }

    private func choose(_ number: Int) {
        value = number
        count += 1
    }
}
// endregion
