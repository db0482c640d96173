import Tessera
import TesseraEvaluation
import TesseraRating

extension Attempt {
    static let keysStyle: Attempt = Attempt(.originalStyle, stating: 5) { count in
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
                let steps: [KeyEquivalent: Int] = [
                    .upArrow: 1, .downArrow: -1, .rightArrow: right, .leftArrow: -right,
                ]
                guard
                    let next = press.key.character.wholeNumberValue
                        ?? steps[press.key].map({ value + $0 })
                else { return .ignored }
                value = min(max(0, next), count)
                return .handled
            }
    }
}
// endregion
