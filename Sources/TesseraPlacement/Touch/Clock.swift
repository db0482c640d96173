/// The clock of a host, which only `wait(_:)` advances.
@MainActor
final class Clock {
    /// The time since the host was made.
    private(set) var now = Duration.zero

    nonisolated init() {}

    func move(to time: Duration) { now = max(now, time) }

    /// Returns the time after a duration, limited to the greatest time.
    func time(after duration: Duration) -> Duration {
        let end = Duration.seconds(Int64.max)
        return duration < end - now ? now + max(.zero, duration) : end
    }
}

extension Duration {
    /// The duration as a number of seconds.
    nonisolated var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
