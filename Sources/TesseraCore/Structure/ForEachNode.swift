@usableFromInline
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    /// The ids of the elements that are shown, in order, and the node of each.
    @exclusivity(unchecked)
    @usableFromInline var ids: [ID] = []
    @exclusivity(unchecked)
    @usableFromInline var nodes: [ViewNode<Content>] = []

    @inlinable
    override init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
        super.init(view, under: parent)
        ids.reserveCapacity(view.data.count)
        nodes.reserveCapacity(view.data.count)
        updateItems()
    }

    @inlinable
    override func accept(_ new: consuming ForEach<Data, ID, Content>) {
        guard !new.isConstant || new.data.count == nodes.count else {
            return reportCount(of: new)
        }
        view = new
        updateItems()
    }

    /// Updates the items where they are, as long as the ids are those of before. From the first
    /// that is not, every item is looked up by its id.
    @inlinable
    func updateItems() {
        let view = view
        var position = 0
        var displaced: DisplacedItems<ID, ViewNode<Content>>?
        for element in view.data {
            if displaced == nil, position < nodes.count,
                view.isConstant || ids[position] == view.id(element)
            {
                nodes[position].update(view.content(element))
                position += 1
                continue
            }
            if displaced == nil { displaced = displaceItems(from: position) }
            let id = view.id(element)
            if let node = displaced?.take(id) {
                node.update(view.content(element))
                ids.append(id)
                nodes.append(node)
            } else if view.isConstant || displaced?.isNew(id, among: ids) == true {
                ids.append(id)
                nodes.append(Content._makeNode(view.content(element), under: self))
            } else {
                reportDuplicate(id)
            }
        }
        if displaced == nil, position < nodes.count { displaced = displaceItems(from: position) }
        displaced?.remaining.forEach { $0.unmount() }
    }

    @inlinable
    func displaceItems(from position: Int) -> DisplacedItems<ID, ViewNode<Content>> {
        let displaced = DisplacedItems(ids[position...], nodes[position...])
        ids.removeSubrange(position...)
        nodes.removeSubrange(position...)
        return displaced
    }

    @usableFromInline
    func reportCount(of new: ForEach<Data, ID, Content>) {
        graph.report(
            "ForEach over a constant range: the count changed from \(nodes.count) to "
                + "\(new.data.count) and the first range is kept; pass `id: \\.self` for a range "
                + "that changes.", at: self)
    }

    @usableFromInline
    func reportDuplicate(_ id: ID) {
        graph.report(
            "ForEach: the id \(id) occurs more than once; its first element is shown.", at: self)
    }

    @usableFromInline
    package override func forEachChild(_ visit: (Node) -> Void) {
        for node in nodes { visit(node) }
    }

    package override func id(of child: Node) -> AnyHashable? {
        nodes.firstIndex { $0 === child }.map { AnyHashable(ids[$0]) }
    }

    override func describe(into writer: inout TreeWriter) {
        for (id, node) in zip(ids, nodes) {
            writer.identified(by: id) { writer in node.describe(into: &writer) }
        }
    }
}

/// The items that are no longer where they were, until their ids turn up elsewhere.
@usableFromInline
struct DisplacedItems<ID: Hashable, Item> {
    @usableFromInline let ids: ArraySlice<ID>
    @usableFromInline var items: [ID: Item]
    /// The ids placed anew, as far as they have been looked at.
    @usableFromInline var placed: Set<ID> = []

    @inlinable
    init(_ ids: ArraySlice<ID>, _ items: ArraySlice<Item>) {
        self.ids = ids
        self.items = Dictionary(uniqueKeysWithValues: zip(ids, items))
    }

    @inlinable
    mutating func take(_ id: ID) -> Item? {
        items.isEmpty ? nil : items.removeValue(forKey: id)
    }

    /// Whether an id that no displaced item has does not occur among `ids` either.
    @inlinable
    mutating func isNew(_ id: ID, among ids: [ID]) -> Bool {
        // A few are looked through faster than they are put into a table.
        if ids.count < 8 { return !ids.contains(id) }
        for id in ids[placed.count...] { placed.insert(id) }
        return !placed.contains(id)
    }

    /// The items whose ids have not turned up, in the order in which they were.
    @inlinable
    var remaining: [Item] {
        items.isEmpty ? [] : ids.compactMap { items[$0] }
    }
}
