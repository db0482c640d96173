nonisolated extension View {
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
        modifier(PressGestureModifier(pressing: pressing ?? { _ in }, action: action))
    }
}

@usableFromInline
package nonisolated struct PressGestureModifier: PrimitiveModifier, TapHandler {
    @usableFromInline package let pressing: (Bool) -> Void
    @usableFromInline package let action: () -> Void

    @inlinable
    init(pressing: @escaping (Bool) -> Void, action: @escaping () -> Void) {
        self.pressing = pressing
        self.action = action
    }

    @usableFromInline package static var isSought: Bool { true }

    package func tapAction(count: Int) -> (() -> Void)? {
        guard count == 1 else { return nil }
        return {
            pressing(true)
            pressing(false)
            action()
        }
    }

    @usableFromInline
    package var description: ModifierDescription? { ModifierDescription("onButtonGesture") }
}
