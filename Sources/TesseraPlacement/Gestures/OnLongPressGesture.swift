nonisolated extension View {
    /// Performs an action when a finger has stayed on this view for some time.
    ///
    /// - Parameters:
    ///   - minimumDuration: The time that the finger must stay, in seconds; half a second by
    ///     default.
    ///   - maximumDistance: The distance within which the finger must stay; 10 points by
    ///     default.
    ///   - action: The action, performed when the time has passed while the finger is still down.
    ///   - onPressingChanged: Receives `true` when the finger is put down, and `false` when the
    ///     press is recognized or fails.
    public consuming func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return modifier(
            GestureModifier(
                content: press.pressing(onPressingChanged ?? { _ in }).onEnded { _ in action() },
                call: Call("onLongPressGesture")
                    .argument("minimumDuration", minimumDuration, default: 0.5)
                    .argument("maximumDistance", maximumDistance, default: 10)))
    }
}
