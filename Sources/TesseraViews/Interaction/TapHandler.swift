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
package nonisolated struct TapGestureModifier: PrimitiveModifier, TapHandler {
    @usableFromInline package let count: Int
    @usableFromInline package let action: () -> Void

    @inlinable
    init(count: Int, action: @escaping () -> Void) {
        self.count = count
        self.action = action
    }

    @usableFromInline package static var isSought: Bool { true }

    package func tapAction(count: Int) -> (() -> Void)? {
        count == self.count ? action : nil
    }

    @usableFromInline package var description: ModifierDescription? {
        count == 1
            ? ModifierDescription("onTapGesture")
            : ModifierDescription("onTapGesture", "count: \(count)")
    }
}

/// A modifier whose tap an assistive technology can perform.
package protocol TapHandler: Role {
    /// Returns the action of a number of taps, or `nil` if it needs another number.
    func tapAction(count: Int) -> (() -> Void)?
}
