import Tessera
import TesseraEvaluation

extension Attempt {
    static let formRowHand = Attempt(.hand, stating: 5) { Screen(count: $0) }
}

// region: code
private struct Screen: View {
    let count: Int
    @State private var value = 3

    var body: some View {
        Form {
            LabeledContent("Service") {
                HStack {
                    ForEach(1...count, id: \.self) { number in
                        Image(systemName: number <= value ? "star.fill" : "star")
                            .onTapGesture { value = number }
                    }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Service")
            .accessibilityValue("\(value) of \(count)")
            .accessibilityAdjustableAction { direction in
                value = min(max(0, value + (direction == .increment ? 1 : -1)), count)
            }
        }
    }
}
// endregion
