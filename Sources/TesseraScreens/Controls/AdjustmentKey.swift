/// A change of a control's value by a key or an assistive technology.
public enum AdjustmentKey: Equatable, Sendable {
    /// A number of steps up or down: 1 for an arrow or an assistive technology, 10 for a page.
    case by(Double)
    /// To the lower bound.
    case toStart
    /// To the upper bound.
    case toEnd
    /// To a number.
    case to(Int)
    /// To `nil`.
    case delete

    /// Makes the change for a key press. Returns `nil` if the key changes no value, or if Command,
    /// Control or Option is held.
    ///
    /// The right arrow moves up, or down in a right-to-left layout.
    public init?(_ press: KeyPress, _ layoutDirection: LayoutDirection) {
        guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return nil }
        let right: Double = layoutDirection == .leftToRight ? 1 : -1
        switch press.key {
        case .upArrow: self = .by(1)
        case .downArrow: self = .by(-1)
        case .rightArrow: self = .by(right)
        case .leftArrow: self = .by(-right)
        case .pageUp: self = .by(10)
        case .pageDown: self = .by(-10)
        case .home: self = .toStart
        case .end: self = .toEnd
        case .delete, .deleteForward, .clear: self = .delete
        default:
            guard let digit = press.key.character.wholeNumberValue else { return nil }
            self = .to(digit)
        }
    }
}
