nonisolated extension View {
    /// Performs an action when this view is tapped.
    ///
    /// `TapGesture` defines a tap. If several gestures compete, usually the innermost is
    /// recognized: see `gesture(_:isEnabled:)`.
    @inlinable
    public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
        -> some View
    {
        modifier(TapModifier(count: count, pressing: nil, action: action))
    }

    /// Performs an action when a press ends inside this view.
    ///
    /// The press pauses while the finger is outside the view's frame. An outer gesture that has
    /// waited may then be recognized instead.
    ///
    /// - Parameters:
    ///   - pressing: Receives `true` when a press begins, and `false` when it ends or is cancelled.
    ///   - action: The action, performed after `pressing` when a press ends inside the view.
    @inlinable
    public consuming func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        modifier(TapModifier(count: 1, pressing: pressing ?? { _ in }, action: action))
    }
}

/// A modifier with an action for taps or a press, which an assistive technology can perform.
@usableFromInline
package nonisolated struct TapModifier: PrimitiveModifier, Role {
    @usableFromInline package let count: Int
    /// Receives whether a press continues; `nil` for taps.
    @usableFromInline package let pressing: ((Bool) -> Void)?
    @usableFromInline package let action: () -> Void

    @inlinable
    init(count: Int, pressing: ((Bool) -> Void)?, action: @escaping () -> Void) {
        self.count = count
        self.pressing = pressing
        self.action = action
    }

    @usableFromInline package static var isResponder: Bool { true }

    /// Returns the action of a number of taps, or `nil` if it needs another number.
    package func action(count: Int) -> (() -> Void)? {
        guard count == self.count else { return nil }
        guard let pressing else { return action }
        return {
            pressing(true)
            pressing(false)
            action()
        }
    }

    @usableFromInline package var description: ModifierDescription? {
        Call(pressing == nil ? "onTapGesture" : "onButtonGesture")
            .argument("count", count, default: 1).described
    }
}
