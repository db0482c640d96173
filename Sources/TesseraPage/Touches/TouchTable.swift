import TesseraPlacement

/// What touches that begin in a region do in one look. Looks are given by their numbers.
struct TouchTable {
    /// A look while the finger is down, and the look after it is lifted.
    struct Pair: Hashable {
        var down: Int
        var up: Int
    }

    /// What follows when a finger has taken a way.
    struct Mode {
        /// The pairs where the finger may be, one for each cell of the net, or one for all; `nil` where it
        /// cannot be.
        var arrivals: [Pair?]
        /// The pairs of a finger that has come back to the cell in which it began.
        var returns: [Int: Pair] = [:]
    }

    /// Touches whose gestures are in the same phases when they begin.
    struct Kind {
        var phases: [GesturePhase]?
        var modes: [Mode] = []
        /// The modes of the ways: across and down, then the same beyond 45 points; `nil` for scrolling.
        var ways: [Int?] = [nil, nil, nil, nil]
    }

    /// A finger that stays until gestures change by themselves.
    struct Hold: Hashable {
        var milliseconds: Int
        var pair: Pair
    }

    /// The pairs of touches that do not move, by the cell in which they begin.
    var taps: [Int: Pair] = [:]
    var holds: [Int: Hold] = [:]
    var kinds: [Kind] = []
    /// The kind of each cell in which a touch can begin.
    var kindNumbers: [Int: Int] = [:]
    /// Whether gestures wait for another touch.
    var waits = false

    /// The distances at which a finger has taken a way, and at which a tap fails.
    static let (clear, far): (Double, Double) = (10, 45)

    /// Returns the pairs at the cells for a finger that began in a cell and has taken a way, or one for all
    /// cells; `nil` for scrolling.
    func pairs(from start: Int, way: Int) -> [Pair?]? {
        guard let kind = kindNumbers[start].map({ kinds[$0] }), let number = kind.ways[way] else {
            return nil
        }
        var pairs = kind.modes[number].arrivals
        if pairs.count > 1, let back = kind.modes[number].returns[start] { pairs[start] = back }
        return pairs
    }

    /// Returns everything that touches at a cell do.
    func results(at cell: Int) -> [Pair?] {
        let kind = kindNumbers[cell].map { Pair(down: $0, up: 0) }
        return [kind, taps[cell], holds[cell]?.pair]
            + kinds.flatMap(\.modes).flatMap { mode in
                [mode.arrivals.count > 1 ? mode.arrivals[cell] : nil, mode.returns[cell]]
            }
    }

    /// The looks that touches lead to.
    var looks: [Int] {
        let modes = kinds.flatMap(\.modes)
        let pairs = taps.values + holds.values.map(\.pair) + modes.flatMap(\.returns.values)
        return (pairs + modes.flatMap(\.arrivals).compactMap(\.self)).flatMap { [$0.down, $0.up] }
    }
}
