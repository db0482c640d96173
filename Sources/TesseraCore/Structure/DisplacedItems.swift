/// The nodes whose elements have moved, until their ids are found again.
///
/// Nodes with equal ids are taken in order. An id may violate the rules of `Hashable`: it may
/// differ from itself, as `.nan` does, or may have changed. The nodes are therefore stored by
/// position, so that the remaining ones are found without their ids.
@usableFromInline
struct DisplacedItems<ID: Hashable, Node> {
    @usableFromInline var nodes: [Node?]
    /// The first position of each id.
    @usableFromInline var positions: [ID: Int]
    /// The next position with the same id.
    @usableFromInline var nextPositions: [Int: Int] = [:]

    @inlinable
    init(ids: [ID], nodes: [Node]) {
        self.nodes = nodes
        positions = Dictionary(minimumCapacity: ids.count)
        for position in ids.indices.reversed() {
            if let next = positions.updateValue(position, forKey: ids[position]) {
                nextPositions[position] = next
            }
        }
    }

    @inlinable
    mutating func take(_ id: ID) -> Node? {
        guard let position = positions.removeValue(forKey: id) else { return nil }
        if !nextPositions.isEmpty, let next = nextPositions[position] { positions[id] = next }
        defer { nodes[position] = nil }
        return nodes[position]
    }

    /// The nodes whose ids were not found, in their old order.
    @inlinable
    var remaining: [Node] { nodes.compactMap { $0 } }
}
