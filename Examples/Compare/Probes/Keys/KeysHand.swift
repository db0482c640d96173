import Tessera
import TesseraEvaluation

extension Attempt {
    static let keysHand = Attempt(.hand) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3
    @Environment(\.layoutDirection) private var direction

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
            value = min(max(0, value + (direction == .increment ? 1 : -1)), 5)
        }
        .focusable()
        .onKeyPress { press in
            let right = direction == .leftToRight ? 1 : -1
            switch press.key {
            case .upArrow: value = min(value + 1, 5)
            case .downArrow: value = max(0, value - 1)
            case .rightArrow: value = min(max(0, value + right), 5)
            case .leftArrow: value = min(max(0, value - right), 5)
            default:
                guard let digit = press.key.character.wholeNumberValue, digit <= 5 else {
                    return .ignored
                }
                value = digit
            }
            return .handled
        }
    }
}
// endregion
