/// The order in which a stack lets its children choose their lengths.
///
/// Those of higher priority come first; among them, the less flexible ones: the range from the
/// least to the greatest length tells how flexible a child is. Of two without limit, the one with
/// the greater least length comes first, and else the one that stands first.
struct StackOrder {
    struct Entry {
        /// The position among the children.
        var index: Int
        var priority: Double
        var least = 0.0
        var flexibility = 0.0
        /// The least lengths of all children with a lower priority together.
        var reserved = 0.0
        /// The number of children of this priority that choose their length from here on.
        var sharers = 0.0
    }

    private(set) var entries: [Entry]
    /// The length across the stack for which the order was found, if it depends on it.
    private let across: Double
    private let dependsOnAcross: Bool

    /// The depth of stacks inside each other whose lengths each depend on both proposals, beyond
    /// which children are asked for their least and greatest length as if nothing was proposed
    /// across.
    ///
    /// Without an end to that, each level would double the number of different proposals.
    private static let deepestEntanglement = 8

    /// Finds the order, asking children for their least and greatest lengths where it needs them.
    @inline(never)
    init(of boxes: [LayoutBox], along axis: Axis, across: Double) {
        var entries = boxes.indices.map {
            Entry(index: $0, priority: boxes[$0].knownProfile.priority)
        }
        let highest = entries.lazy.map(\.priority).max() ?? 0
        let isOneGroup = entries.allSatisfy { $0.priority == highest }
        if !isOneGroup {
            entries.sort { ($1.priority, $0.index) < ($0.priority, $1.index) }
        }
        var dependsOnAcross = false
        for position in entries.indices {
            let entry = entries[position]
            let isAlone =
                (position == 0 || entries[position - 1].priority != entry.priority)
                && (position + 1 == entries.count
                    || entries[position + 1].priority != entry.priority)
            if isAlone, entry.priority == highest { continue }
            let box = boxes[entry.index]
            let profile = box.knownProfile
            var given = Double.nan
            if profile.traits.contains(.alongAcross(axis)),
                profile.entanglement <= Self.deepestEntanglement
            {
                dependsOnAcross = true
                given = across
            }
            func length(_ proposed: Double) -> Double {
                box.size(Proposal(proposed, given, along: axis))[axis]
            }
            guard profile.traits.contains(.alongAlong(axis)) else {
                entries[position].least = length(.nan)
                continue
            }
            let least = length(0)
            entries[position].least = least
            let greatest = isAlone ? .infinity : length(.infinity)
            // One that is without limit even where nothing is left for it has no range.
            entries[position].flexibility = greatest == least ? 0 : greatest - least
        }
        self.entries = entries
        self.across = across
        self.dependsOnAcross = dependsOnAcross
        self.entries.sort(by: Self.comesBefore)
        findShares()
    }

    /// Finds, from the last child to the first, what each leaves to those after it.
    private mutating func findShares() {
        var (reserved, sharers, least) = (0.0, 0.0, 0.0)
        for position in entries.indices.reversed() {
            let next = position + 1
            if next < entries.count, entries[next].priority != entries[position].priority {
                reserved += least
                (sharers, least) = (0, 0)
            }
            sharers += 1
            least += entries[position].least
            entries[position].reserved = reserved
            entries[position].sharers = sharers
        }
    }

    /// Returns true if this is the order of so many children for a length across the stack.
    func holds(for count: Int, across: Double) -> Bool {
        guard count == entries.count else { return false }
        return !dependsOnAcross || across.bitPattern == self.across.bitPattern
    }

    private static func comesBefore(_ left: Entry, _ right: Entry) -> Bool {
        if left.priority != right.priority { return left.priority > right.priority }
        if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
        if left.flexibility == .infinity, left.least != right.least {
            return left.least > right.least
        }
        return left.index < right.index
    }
}
