public import TesseraCore

nonisolated extension View {
    /// Performs an action when this view is tapped.
    ///
    /// ``TapGesture`` defines a tap. If several gestures compete, usually the innermost is
    /// recognized: see ``gesture(_:including:)``.
    @inlinable
    public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
        -> some View
    {
        modifier(TapGestureModifier(count: count, action: action))
    }
}

@usableFromInline
nonisolated struct TapGestureModifier: PrimitiveModifier, TapHandler {
    @usableFromInline let count: Int
    @usableFromInline let action: () -> Void

    @inlinable
    init(count: Int, action: @escaping () -> Void) {
        self.count = count
        self.action = action
    }

    @usableFromInline static var isSought: Bool { true }

    func tapAction(count: Int) -> (() -> Void)? {
        count == self.count ? action : nil
    }

    @usableFromInline var description: ModifierDescription? {
        count == 1
            ? ModifierDescription("onTapGesture")
            : ModifierDescription("onTapGesture", "count: \(count)")
    }
}

/// A modifier whose tap an assistive technology can perform.
protocol TapHandler: Role {
    /// Returns the action of a number of taps, or `nil` if it needs another number.
    func tapAction(count: Int) -> (() -> Void)?
}
