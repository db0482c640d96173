/// A gesture of a finger that is lifted, or that stays for some time.
package nonisolated struct PressGesture<Value>: PrimitiveGesture {
    /// The number of times that the finger is lifted.
    var count = 1
    /// Whether other gestures wait as soon as the finger is down.
    var begins = false
    /// Whether the gesture is recognized when the time has passed, rather than failing then.
    var endsByTime = false
    /// The time that the finger can stay; `nil` without a limit.
    var duration: Duration?
    /// The distance at which the gesture fails.
    var maximumDistance = CGFloat.infinity
    /// Returns the value of the finger's location, or `nil` if the gesture pauses there.
    let value: @MainActor (TouchEvent) -> Value?
}

nonisolated extension PressGesture {
    /// Makes a gesture that is recognized when the finger is lifted where it has a value.
    package init(_ value: @escaping @MainActor (TouchEvent) -> Value?) {
        self.init(begins: true, value: value)
    }

    /// Makes a gesture of a number of taps.
    package init(taps count: Int, value: @escaping @MainActor (TouchEvent) -> Value?) {
        self.init(count: count, duration: .milliseconds(750), maximumDistance: 45, value: value)
    }

    @MainActor package func _makeRecognizer() -> _GestureRecognizer<Value> {
        PressRecognizer(self)
    }

    @MainActor package func _update(_ recognizer: _GestureRecognizer<Value>) {
        recognizer.own(as: PressRecognizer<Value>.self)?.gesture = self
    }
}

private final class PressRecognizer<Value>: _GestureRecognizer<Value> {
    var gesture: PressGesture<Value>
    private var lifts = 0
    /// The time when the finger was put down or lifted.
    private var since = Duration.zero
    private var isDown = false

    private static var longestGap: Duration { .milliseconds(350) }

    init(_ gesture: PressGesture<Value>) {
        self.gesture = gesture
        super.init()
    }

    override func handle(_ event: TouchEvent) {
        guard !phase.isTerminal else { return }
        if event.kind == .down { (isDown, since) = (true, event.time) }
        if let deadline, event.time >= deadline {
            guard gesture.endsByTime, let value = gesture.value(event) else { return fail() }
            phase = .ended(value)
            return
        }
        switch event.kind {
        case .move where event.touch.travel >= gesture.maximumDistance: fail()
        case .down where gesture.begins, .move where gesture.begins:
            phase = .possible(gesture.value(event))
        case .up where isDown:
            lifts += 1
            (isDown, since) = (false, event.time)
            guard !gesture.endsByTime, let value = gesture.value(event) else { return fail() }
            phase = lifts < gesture.count ? .possible(value) : .ended(value)
        case .rest where !isDown && lifts > 0: fail()
        default: break
        }
    }

    override var deadline: Duration? {
        guard !phase.isTerminal, isDown || lifts > 0 else { return nil }
        return (isDown ? gesture.duration : Self.longestGap).map { since + $0 }
    }
}
