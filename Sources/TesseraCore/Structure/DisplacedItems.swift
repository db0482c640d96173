/// The nodes that are no longer where they were, until their ids turn up elsewhere.
///
/// Of nodes with equal ids the first is taken first. Ids need not be lawful: one may differ from
/// itself, as `.nan` does, or have become another's. So the nodes are kept by position, and no id
/// is needed to find those that are left.
@usableFromInline
struct DisplacedItems<ID: Hashable, Node> {
    @usableFromInline var nodes: [Node?]
    /// The first position of each id.
    @usableFromInline var positions: [ID: Int]
    /// The next position of the same id, where there is one.
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

    /// The nodes whose ids have not turned up, in the order in which they were.
    @inlinable
    var remaining: [Node] { nodes.compactMap { $0 } }
}
