import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let keysSymbol = Attempt(.symbol) { Screen() }
}

// region: code
private struct Screen: View {
    @State private var value = 3
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(value: $value)
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
