public import TesseraLayout

/// A change of a control's value by a key.
public enum AdjustmentKey: Equatable, Sendable {
    /// By a number of steps, up or down: 1 for an arrow, 10 for a page.
    case by(Double)
    /// To the least value.
    case toStart
    /// To the greatest value.
    case toEnd
    /// To a number.
    case to(Int)
    /// To no value.
    case delete

    /// Makes the change for a key; `nil` for one that is none, or is held with another one for a command.
    ///
    /// Right is up, and where lines run the other way it is down.
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
