nonisolated extension View {
    /// Performs an action when this view is tapped.
    ///
    /// A tap goes to the nearest gesture, from the tapped view outwards, whose count is the tap's.
    @inlinable
    public consuming func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
        -> some View
    {
        modifier(TapGestureModifier(count: count, action: action))
    }
}

/// A modifier that responds to taps.
protocol TapHandler: Role {
    /// Returns the action of a tap, or `nil` to leave it to another view.
    func tapAction(count: Int) -> (() -> Void)?
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

    func tapAction(count: Int) -> (() -> Void)? {
        count == self.count ? action : nil
    }

    @usableFromInline var description: ModifierDescription? {
        count == 1
            ? ModifierDescription("onTapGesture")
            : ModifierDescription("onTapGesture", "count: \(count)")
    }
}
