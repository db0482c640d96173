/// A gesture that is recognized when a finger has stayed on a view for some time.
///
/// Its value is `true` once the finger is down. Use ``ViewHost/wait(_:)`` to let the time pass.
nonisolated public struct LongPressGesture: PrimitiveGesture, Equatable, Sendable {
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

    @MainActor public func _makeRecognizer() -> _GestureRecognizer<Bool> {
        LongPressRecognizer(self)
    }

    @MainActor public func _update(_ recognizer: _GestureRecognizer<Bool>) {
        recognizer.own(as: LongPressRecognizer.self)?.gesture = self
    }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
    var gesture: LongPressGesture
    private var begin: Duration?

    init(_ gesture: LongPressGesture) {
        self.gesture = gesture
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        guard !phase.isTerminal else { return }
        if event.kind == .down {
            begin = event.time
            phase = .possible(true)
        }
        guard let deadline else { return }
        if event.time >= deadline {
            phase = .ended(true)
        } else if event.kind == .up
            || event.kind == .move && event.touch.travel >= gesture.maximumDistance
        {
            fail()
        }
    }

    override var deadline: Duration? {
        guard !phase.isTerminal, let begin else { return nil }
        // This maps not-a-number to 0. An infinite time never passes.
        let seconds = gesture.minimumDuration > 0 ? gesture.minimumDuration : 0
        return seconds < 1e9 ? begin + .seconds(seconds) : nil
    }
}
