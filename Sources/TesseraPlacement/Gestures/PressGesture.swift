/// A gesture of a finger that is lifted, or that stays for some time.
package nonisolated struct PressGesture<Value>: PrimitiveGesture {
    package typealias Value = Value

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
    let value: @MainActor (_TouchEvent) -> Value?
}

nonisolated extension PressGesture {
    /// Makes a gesture that is recognized when the finger is lifted where it has a value.
    package init(_ value: @escaping @MainActor (_TouchEvent) -> Value?) {
        self.init(begins: true, value: value)
    }

    /// Makes a gesture of a number of taps.
    package init(taps count: Int, value: @escaping @MainActor (_TouchEvent) -> Value?) {
        self.init(count: count, duration: .milliseconds(750), maximumDistance: 45, value: value)
    }

    @MainActor
    package func _handle(_ event: _TouchEvent, by recognizer: _GestureRecognizer) {
        guard !recognizer.phase.isTerminal, let press = recognizer.memory(Press()) else { return }
        press.duration = duration
        if event.kind == .down { (press.isDown, press.since) = (true, event.time) }
        if let deadline = press.deadline, event.time >= deadline, event.kind != .update {
            guard endsByTime, let value = value(event) else { return recognizer.fail() }
            return recognizer.become(.ended, value)
        }
        switch event.kind {
        case .move where event.touch.travel >= maximumDistance: recognizer.fail()
        case .down where begins, .move where begins: recognizer.become(.begun, value(event))
        case .up where press.isDown:
            press.lifts += 1
            (press.isDown, press.since) = (false, event.time)
            guard !endsByTime, let value = value(event) else { return recognizer.fail() }
            recognizer.become(press.lifts < count ? .begun : .ended, value)
        case .rest where !press.isDown && press.lifts > 0: recognizer.fail()
        default: break
        }
    }
}

private final class Press: GestureMemory {
    var lifts = 0
    /// The time when the finger was put down or lifted.
    var since = Duration.zero
    var isDown = false
    /// The time that the finger can stay.
    var duration: Duration?

    /// The longest time between two taps.
    private static let longestGap = Duration.milliseconds(350)

    var deadline: Duration? {
        guard isDown || lifts > 0 else { return nil }
        return (isDown ? duration : Self.longestGap).map { since + $0 }
    }
}
