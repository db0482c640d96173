import Tessera
import TesseraEvaluation

extension Attempt {
    static let facesHand = Attempt(.hand) { Screen() }
}

// region: code
private let faces = ["😡", "🙁", "😐", "🙂", "😍"]

private struct Screen: View {
    @State private var value = 3

    var body: some View {
        HStack {
            ForEach(1..<6, id: \.self) { number in
                Text(faces[number - 1])
                    .opacity(number <= value ? 1 : 0.3)
                    .onTapGesture { value = number }
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
