import TesseraCore

/// A modifier whose tap an assistive technology can perform.
protocol TapHandler: Role {
    /// Returns the action of a number of taps, or `nil` if it needs another number.
    func tapAction(count: Int) -> (() -> Void)?
}
