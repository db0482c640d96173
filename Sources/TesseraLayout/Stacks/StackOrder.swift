/// The order in which a stack lets its children choose their lengths.
///
/// Children with higher priority come first, then the less flexible children. The flexibility of a
/// child is the range from its minimum to its maximum length. Of two children with infinite
/// flexibility, the child with the greater minimum comes first. Otherwise the position decides.
package struct StackOrder {
    struct Entry {
        /// The position among the children.
        var index: Int
        var priority: Double
        var least: Double
        var flexibility: Double
        /// The sum of the minimum lengths of all children with a lower priority.
        var reserved = 0.0
        /// The number of children with this priority that have not chosen their length.
        var sharers = 0.0

        fileprivate var rank: (Double, Double, Double, Int) {
            (-priority, flexibility, flexibility == .infinity ? -least : 0, index)
        }
    }

    private(set) var entries: [Entry]
    /// The length across the stack that the order depends on, if it does.
    private let across: Double
    private let dependsOnAcross: Bool

    /// The maximum nesting depth of stacks whose lengths each depend on both proposals. Deeper
    /// stacks ignore the proposal across them when they measure minimum and maximum lengths.
    ///
    /// Without this limit, each level would double the number of different proposals.
    private static let deepestEntanglement = 8

    /// Computes the order, measuring the minimum and maximum lengths of the children.
    @inline(never)
    init(of boxes: [LayoutBox], along axis: Axis, across: Double) {
        var dependsOnAcross = false
        entries = boxes.enumerated().map { index, box in
            let profile = box.knownProfile
            let givenAcross =
                profile.traits.contains(.alongAcross(axis))
                && profile.entanglement <= Self.deepestEntanglement
            if givenAcross { dependsOnAcross = true }
            func length(_ proposed: Double) -> Double {
                box.size(Proposal(proposed, givenAcross ? across : .nan, along: axis))[axis]
            }
            let isFlexible = profile.traits.contains(.alongAlong(axis))
            let least = length(isFlexible ? 0 : .nan)
            let greatest = isFlexible ? length(.infinity) : least
            // A child that is infinite even without space has no flexibility.
            return Entry(
                index: index, priority: profile.priority, least: least,
                flexibility: greatest == least ? 0 : greatest - least)
        }
        self.across = across
        self.dependsOnAcross = dependsOnAcross
        entries.sort { $0.rank < $1.rank }
        findShares()
    }

    /// Computes, from the last child to the first, the space that each child leaves to the next.
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

    /// Returns whether this order applies to a number of children and a length across the stack.
    func holds(for count: Int, across: Double) -> Bool {
        guard count == entries.count else { return false }
        return !dependsOnAcross || across.bitPattern == self.across.bitPattern
    }
}
