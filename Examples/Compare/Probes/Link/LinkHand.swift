import Tessera
import TesseraEvaluation

extension Attempt {
    static let linkHand = Attempt(.hand, stating: 5) { Screen(symbols: $0) }
}

// region: code
private struct Screen: View {
    let symbols: Int
    @State private var value = 3
    @State private var count = 0

    var body: some View {
        Button {
            count += 1
        } label: {
            VStack {
                Text("Open \(count)")
                HStack {
                    ForEach(1...symbols, id: \.self) { number in
                        Image(systemName: number <= value ? "star.fill" : "star")
                            .onTapGesture { value = number }
                    }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Rating")
                .accessibilityValue("\(value) of \(symbols)")
                .accessibilityAdjustableAction { direction in
                    value = min(max(0, value + (direction == .increment ? 1 : -1)), symbols)
                }
            }
        }
    }
}
// endregion
