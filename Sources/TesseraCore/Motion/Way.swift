/// The way of a value to its target, which may change meanwhile.
///
/// Each change leads from the place of the earlier changes, which still move, to its target. The way
/// is over when the newest change is. Three rules follow:
/// - A curve blends with the changes under way, and stays between them and its target.
/// - A spring takes over the place and the speed of the value, and forgets the other changes.
/// - A change without animation shifts the rest of the way.
struct Way<Data: VectorArithmetic> {
    private(set) var target: Data
    private var changes: [Change] = []

    private struct Change {
        /// The distance from the new target at the start: of the earlier target, to which the place
        /// of the earlier changes is added, or of the place that a spring takes over.
        let distance: Data
        /// The speed at the start, a second.
        let speed: Data
        let timing: any Timing
        let start: Duration

        /// The time at which the change is over; `nil` if it goes on.
        var end: Duration? { timing.end(from: start, after: timing.duration) }

        /// Returns the rest of the change at a moment; `nil` once it is over.
        func rest(at time: Duration) -> Rest? {
            if let end, time >= end { return nil }
            return timing.rest(after: (time - start).inSeconds)
        }
    }

    init(at target: Data) { self.target = target }

    /// Changes the target at a moment.
    mutating func turn(to new: Data, by timing: (any Timing)?, at now: Duration) {
        defer { target = new }
        guard let timing else {
            // Nothing but another change ends an endless one.
            if changes.last?.timing.isEndless == true { changes = [] }
            return
        }
        // What came before a change that is over has no part in the way.
        if let over = changes.lastIndex(where: { $0.rest(at: now) == nil }) {
            changes.removeSubrange(...over)
        }
        let takesOver = timing.takesOver
        let distance = takesOver ? place(at: now) - new : target - new
        let speed = takesOver ? speed(at: now) : .zero
        if takesOver { changes = [] }
        changes.append(Change(distance: distance, speed: speed, timing: timing, start: now))
    }

    /// Returns whether the newest change is over.
    func isOver(at now: Duration) -> Bool { changes.last?.rest(at: now) == nil }

    /// The time at which the newest change is over; `nil` if it goes on.
    var end: Duration? { changes.last?.end }

    /// Returns the value at a moment. Shares of a distance are rounded to thousandths, so that values
    /// on the way can be read.
    func place(at now: Duration) -> Data {
        target + rest(at: now) { ($0 * 1000).rounded() / 1000 }
    }

    /// Returns the distance from the target at a moment.
    private func rest(at now: Duration, _ share: (Double) -> Double = { $0 }) -> Data {
        changes.reduce(.zero) { place, change in
            guard let rest = change.rest(at: now) else { return .zero }
            return (place + change.distance).scaled(by: share(rest.distance))
                + change.speed.scaled(by: rest.speed)
        }
    }

    /// Returns the speed at a moment, a second.
    private func speed(at now: Duration) -> Data {
        let step = 1e-5
        return (rest(at: now + .seconds(step)) - rest(at: now)).scaled(by: 1 / step)
    }
}

extension Duration {
    /// The duration in seconds.
    package var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
