/// A gesture that is recognized when a finger has stayed on a view for some time.
///
/// Its value is `true` once the finger is down. Use ``TesseraViews/ViewHost/wait(_:)`` to let the
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
