import Tessera
import TesseraClosureRating
import TesseraEvaluation

extension Attempt {
    static let keysClosure: Attempt = Attempt(.originalClosure, stating: 5) { count in
        Stored(3) { Screen(count: count, value: $0) }
    }
}

// region: code
private struct Screen: View {
    let count: Int
    @Binding var value: Int
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Rating(value: $value, count: count)
            .focusable()
            .onKeyPress { press in
                let right = direction == .leftToRight ? 1 : -1
                switch press.key {
                case .upArrow: value = min(value + 1, count)
                case .downArrow: value = max(0, value - 1)
                case .rightArrow: value = min(max(0, value + right), count)
                case .leftArrow: value = min(max(0, value - right), count)
                default:
                    guard let digit = press.key.character.wholeNumberValue, digit <= count else {
                        return .ignored
                    }
                    value = digit
                }
                return .handled
            }
    }
}
// endregion
