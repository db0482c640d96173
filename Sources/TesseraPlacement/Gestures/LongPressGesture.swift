/// A gesture that is recognized when a finger has stayed on a view for some time.
///
/// Its value is `true` once the finger is down. Use ``/TesseraViews/ViewHost/wait(_:)`` to let the
/// time pass.
nonisolated public struct LongPressGesture: Gesture, Equatable, Sendable {
    /// The time that the finger must stay, in seconds.
    public var minimumDuration: Double
    /// The distance within which the finger must stay.
    public var maximumDistance: CGFloat

    /// Makes a gesture with a duration, half a second by default, and a distance, 10 points by
    /// default.
    ///
    /// A negative duration, and one that is not a number, count as 0. A gesture without a duration
    /// is recognized immediately.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public var body: some Gesture<Bool> {
        // This maps not-a-number to 0. An infinite time never passes.
        let seconds = minimumDuration > 0 ? minimumDuration : 0
        return PressGesture(
            begins: true, endsByTime: true, duration: seconds < 1e9 ? .seconds(seconds) : nil,
            maximumDistance: maximumDistance
        ) { _ in true }
    }
}

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
