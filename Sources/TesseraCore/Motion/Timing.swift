/// The course of an animated change over time.
package protocol Timing: Sendable {
    /// Returns the rest of a change some seconds after its start, or `nil` once it is complete.
    func rest(after seconds: Double) -> Rest?
    /// Whether a change takes over the place and the speed of the value, as a spring does. Other
    /// changes blend with those that are under way.
    var takesOver: Bool { get }
    /// The seconds that a change takes; infinite if it goes on until another change.
    var duration: Double { get }
    /// The seconds after which a change counts as complete, though it may still come to rest.
    var logicalDuration: Double { get }
}

extension Timing {
    /// Whether changes go on until another change.
    var isEndless: Bool { duration == .infinity }

    /// Returns the time some seconds after the start of a change; `nil` if the clock never gets
    /// there.
    func end(from start: Duration, after seconds: Double) -> Duration? {
        // The sum of several durations may be a little less than this one.
        let seconds = max(0, seconds - 1e-9)
        return seconds < 1e12 ? start + .seconds(seconds) : nil
    }
}

/// The rest of a change at a moment.
package struct Rest: Equatable, Sendable {
    /// The share of the distance: 1 at the start and 0 at the target.
    package var distance: Double
    /// The seconds that the value would need, with the speed that it had at the start, for the way
    /// that this speed has added.
    package var speed: Double

    package init(distance: Double, speed: Double = 0) {
        self.distance = distance
        self.speed = speed
    }
}

private struct TimingKey: TransactionKey {
    static let defaultValue: (any Timing)? = nil
}

extension Transaction {
    /// The timing of the changes; `nil` for changes that are complete at once.
    package var timing: (any Timing)? {
        get { self[TimingKey.self] }
        set { self[TimingKey.self] = newValue }
    }
}
