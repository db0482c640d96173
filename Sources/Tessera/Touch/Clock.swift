/// The time of a host, which passes when the program says so.
@MainActor
final class Clock {
    /// The time since the host was made.
    private(set) var now = Duration.zero

    func move(to time: Duration) { now = max(now, time) }
}

extension Duration {
    /// The duration as a number of seconds.
    nonisolated var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
