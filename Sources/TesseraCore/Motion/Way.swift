/// The way of a value to its target, which may change meanwhile.
///
/// The value is the target, and the rest of each change. Three rules follow:
/// - A change blends with those under way. Their rest becomes less as before.
/// - A spring takes over the place and the speed of the value, and forgets the other changes.
/// - A change without animation shifts the rest of the way.
struct Way<Data: VectorArithmetic> {
    private(set) var target: Data
    private var changes: [Change] = []

    private struct Change {
        /// The distance from the new target at the start.
        let distance: Data
        /// The speed at the start, a second.
        let speed: Data
        let timing: any Timing
        let start: Duration

        /// The time at which the change is complete; `nil` if it goes on.
        var end: Duration? {
            // Longer times need not fit into the clock.
            timing.duration < 1e12 ? start + .seconds(max(0, timing.duration)) : nil
        }

        func rest(at time: Duration) -> Rest? { timing.rest(after: (time - start).inSeconds) }
    }

    init(at target: Data) { self.target = target }

    /// Changes the target at a moment.
    mutating func turn(to new: Data, by timing: (any Timing)?, at now: Duration) {
        defer { target = new }
        // Nothing but another change ends an endless one.
        let isEndless = changes.contains { $0.timing.isEndless }
        guard let timing else {
            if isEndless { changes = [] }
            return
        }
        let takesOver = timing.takesOver || isEndless
        let distance = takesOver ? place(at: now) - new : target - new
        let speed = timing.takesOver ? speed(at: now) : .zero
        if takesOver { changes = [] }
        changes.append(Change(distance: distance, speed: speed, timing: timing, start: now))
    }

    /// Returns whether all changes are complete.
    func isOver(at now: Duration) -> Bool { changes.allSatisfy { $0.rest(at: now) == nil } }

    /// The time at which all changes are complete; `nil` if one goes on.
    var end: Duration? {
        let ends = changes.compactMap(\.end)
        return ends.count == changes.count ? ends.max() : nil
    }

    /// Returns the value at a moment. Shares of a distance are rounded to thousandths, so that values
    /// on the way can be read.
    func place(at now: Duration) -> Data {
        changes.reduce(target) { place, change in
            guard let rest = change.rest(at: now) else { return place }
            return place + change.distance.scaled(by: (rest.distance * 1000).rounded() / 1000)
                + change.speed.scaled(by: rest.speed)
        }
    }

    /// Returns the speed at a moment, a second.
    private func speed(at now: Duration) -> Data {
        let step = 1e-5
        return changes.reduce(.zero) { speed, change in
            let before = change.rest(at: now - .seconds(step)) ?? Rest(distance: 0)
            let rest = change.rest(at: now) ?? Rest(distance: 0)
            return speed + change.distance.scaled(by: (rest.distance - before.distance) / step)
                + change.speed.scaled(by: (rest.speed - before.speed) / step)
        }
    }
}

extension Duration {
    /// The duration in seconds.
    package var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
