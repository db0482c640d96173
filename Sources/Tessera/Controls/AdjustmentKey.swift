import TesseraLayout

/// A change of a control's value by a key.
enum AdjustmentKey {
    /// By a number of steps, up or down.
    case by(Double)
    /// To the least value.
    case toStart
    /// To the greatest value.
    case toEnd

    /// The change for a key; `nil` for one that is none. Right is up, and where lines run the other way
    /// it is down.
    init?(_ press: KeyPress, _ layoutDirection: LayoutDirection) {
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
        default: return nil
        }
    }
}
