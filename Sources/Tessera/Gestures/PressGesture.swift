nonisolated extension View {
    /// Performs an action when a press ends inside this view.
    ///
    /// A tap is a press that begins and ends at once. The nearest gesture around the touched view
    /// receives it; one that is disabled or otherwise refuses is passed over.
    ///
    /// - Parameters:
    ///   - pressing: Receives `true` when a press begins, and `false` when it ends or is cancelled.
    ///   - action: Performed when a press ends inside the view, after `pressing`.
    @inlinable
    public consuming func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        modifier(PressGestureModifier(pressing: pressing ?? { _ in }, action: action))
    }
}

/// A modifier that responds to a finger going down and up.
protocol PressHandler: Role {
    func press()
    func release(inside: Bool)
}

@usableFromInline
nonisolated struct PressGestureModifier: PrimitiveModifier, PressHandler, TapHandler {
    @usableFromInline let pressing: (Bool) -> Void
    @usableFromInline let action: () -> Void

    @inlinable
    init(pressing: @escaping (Bool) -> Void, action: @escaping () -> Void) {
        self.pressing = pressing
        self.action = action
    }

    func press() {
        pressing(true)
    }

    func release(inside: Bool) {
        pressing(false)
        if inside { action() }
    }

    func tapAction(count: Int) -> (() -> Void)? {
        guard count == 1 else { return nil }
        return {
            press()
            release(inside: true)
        }
    }

    @usableFromInline
    var description: ModifierDescription? { ModifierDescription("onButtonGesture") }
}
