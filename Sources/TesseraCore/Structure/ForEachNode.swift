@usableFromInline
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    @usableFromInline
    struct Item {
        @usableFromInline let id: ID
        @usableFromInline let node: ViewNode<Content>

        @inlinable
        init(id: ID, node: ViewNode<Content>) {
            self.id = id
            self.node = node
        }
    }

    /// What is shown of each element, in order.
    // An access to it contains none that changes it.
    @exclusivity(unchecked)
    @usableFromInline var items: [Item] = []
    /// The positions of the elements that are not shown, their ids having occurred before.
    @usableFromInline var leftOut: [Int] = []
    /// The count of a range that was to be constant, when it last was another than at first.
    @usableFromInline var reportedCount: Int?

    @inlinable
    init(_ view: consuming ForEach<Data, ID, Content>, under parent: Node) {
        super.init(under: parent)
        items.reserveCapacity(view.data.count)
        updateItems(view)
    }

    @inlinable
    override func accept(_ new: consuming ForEach<Data, ID, Content>) {
        guard !new.isConstant || new.data.count == items.count else { return keepItems(of: new) }
        reportedCount = nil
        updateItems(new)
    }

    /// Updates the items that there are, where the count was not to change but has.
    @usableFromInline
    func keepItems(of new: ForEach<Data, ID, Content>) {
        for (item, element) in zip(items, new.data) { item.node.update(new.content(element)) }
        guard new.data.count != reportedCount else { return }
        reportedCount = new.data.count
        reportCount(of: new)
    }

    /// Updates the items where they are, as long as the ids are those of before. From the first
    /// that is not, every item is looked up by its id.
    @inlinable
    func updateItems(_ view: ForEach<Data, ID, Content>) {
        if !leftOut.isEmpty { leftOut = [] }
        var position = 0
        var displaced: DisplacedItems<ID, ViewNode<Content>>?
        var known: Set<ID> = []
        for element in view.data {
            if position < items.count {
                if view.isConstant || items[position].id == view.id(element) {
                    items[position].node.update(view.content(element))
                    position += 1
                    continue
                }
                displaced = displaceItems(from: position)
            }
            let id = view.id(element)
            if let node = displaced?.take(id) {
                node.update(view.content(element))
                items.append(Item(id: id, node: node))
            } else if view.isConstant || isNew(id, &known) {
                let node = Content._makeNode(view.content(element), under: self)
                items.append(Item(id: id, node: node))
            } else {
                leftOut.append(position + leftOut.count)
                reportDuplicate(id)
                continue
            }
            position += 1
        }
        if position < items.count { displaced = displaceItems(from: position) }
        displaced?.remaining.forEach { $0.unmount() }
    }

    @inlinable
    func displaceItems(from position: Int) -> DisplacedItems<ID, ViewNode<Content>> {
        defer { items.removeSubrange(position...) }
        let displaced = items[position...]
        return DisplacedItems(ids: displaced.map(\.id), nodes: displaced.map(\.node))
    }

    /// Whether no item has the id; `known` are the ids of the items, as far as they were needed.
    @inlinable
    func isNew(_ id: ID, _ known: inout Set<ID>) -> Bool {
        // A few are looked through faster than they are put into a table.
        if items.count < 8 { return !items.contains { $0.id == id } }
        for item in items[known.count...] { known.insert(item.id) }
        return !known.contains(id)
    }

    @usableFromInline
    func reportCount(of new: ForEach<Data, ID, Content>) {
        graph.report(
            "ForEach over a constant range: the count changed from \(items.count) to "
                + "\(new.data.count) and the first range is kept; pass `id: \\.self` for a range "
                + "that changes.", at: enclosingElement)
    }

    @usableFromInline
    func reportDuplicate(_ id: ID) {
        graph.report(
            "ForEach: the id \(id) occurs more than once; its first element is shown.",
            at: enclosingElement)
    }

    @usableFromInline
    package override func forEachChild(_ visit: (Node) -> Void) {
        for item in items { visit(item.node) }
    }

    package override func id(of child: Node) -> AnyHashable? {
        items.first { $0.node === child }.map { AnyHashable($0.id) }
    }

    package override func offset(of child: Node) -> Int? {
        guard let position = items.firstIndex(where: { $0.node === child }) else { return nil }
        return leftOut.reduce(position) { $1 <= $0 ? $0 + 1 : $0 }
    }

    override func describe(into writer: inout TreeWriter) {
        for item in items {
            writer.identified(by: item.id, item.node)
        }
    }
}

/// The nodes that are no longer where they were, until their ids turn up elsewhere.
///
/// Ids need not be lawful: one may differ from itself, as `.nan` does, or have become another's. So
/// the nodes are kept by position, and no id is needed to find those that are left.
@usableFromInline
struct DisplacedItems<ID: Hashable, Node> {
    @usableFromInline var nodes: [Node?]
    @usableFromInline var positions: [ID: Int]

    @inlinable
    init(ids: [ID], nodes: [Node]) {
        self.nodes = nodes
        positions = Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    }

    @inlinable
    mutating func take(_ id: ID) -> Node? {
        guard let position = positions.removeValue(forKey: id) else { return nil }
        defer { nodes[position] = nil }
        return nodes[position]
    }

    /// The nodes whose ids have not turned up, in the order in which they were.
    @inlinable
    var remaining: [Node] { nodes.compactMap { $0 } }
}
