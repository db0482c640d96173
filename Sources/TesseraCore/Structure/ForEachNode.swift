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

    /// The ids and nodes of the elements, in order.
    @exclusivity(unchecked)
    @usableFromInline var items: [Item] = []
    /// The ids that were last found to occur more than once.
    @usableFromInline var repeatedIDs: Set<ID> = []
    /// The count that was last reported, as none that can be shown.
    @usableFromInline var reportedCount: Int?

    /// The number of elements that are shown at most: a count far beyond would not fit into memory.
    @inlinable static var limit: Int { 100_000 }

    @inlinable
    init(_ view: consuming ForEach<Data, ID, Content>, under parent: Node) {
        super.init(under: parent)
        items.reserveCapacity(min(view.data.count, Self.limit))
        _ = updateItems(view)
    }

    @inlinable
    func accept(_ new: consuming ForEach<Data, ID, Content>) {
        guard !new.isConstant || min(new.data.count, Self.limit) == items.count else {
            return keepItems(of: new)
        }
        if updateItems(new) { viewsDidChange() }
    }

    /// Updates the items that there are, where the count was not to change but has.
    @usableFromInline
    func keepItems(of new: ForEach<Data, ID, Content>) {
        for (item, element) in zip(items, new.data) { item.node.update(new.content(element)) }
        reportCount(
            of: new,
            "ForEach over a constant range: the count changed from \(items.count) to "
                + "\(new.data.count) and the first range is kept; pass `id: \\.self` for a range "
                + "that changes.")
    }

    /// Updates the items where they are, as long as the ids are those of before. From the first
    /// that is not, every item is looked up by its id. Tells whether items have come or gone.
    @inlinable
    func updateItems(_ view: ForEach<Data, ID, Content>) -> Bool {
        var position = 0
        var displaced: DisplacedItems<ID, ViewNode<Content>>?
        var hasNew = false
        for element in view.data {
            if position < items.count {
                if view.isConstant || items[position].id == view.id(element) {
                    items[position].node.update(view.content(element))
                    position += 1
                    continue
                }
                displaced = displaceItems(from: position)
            } else if position == Self.limit {
                break
            }
            let id = view.id(element)
            if let node = displaced?.take(id) {
                node.update(view.content(element))
                items.append(Item(id: id, node: node))
            } else {
                let node = Content._makeNode(view.content(element), under: self)
                items.append(Item(id: id, node: node))
                hasNew = true
            }
            position += 1
        }
        if position < items.count { displaced = displaceItems(from: position) }
        displaced?.remaining.forEach { $0.unmount() }
        if position == Self.limit || reportedCount != nil { checkCount(of: view) }
        guard hasNew || displaced != nil else { return false }
        if !view.isConstant {
            if hasNew || !repeatedIDs.isEmpty, hasRepeatedIDs {
                reportRepeatedIDs()
            } else if !repeatedIDs.isEmpty {
                repeatedIDs = []
            }
        }
        return true
    }

    @inlinable
    func displaceItems(from position: Int) -> DisplacedItems<ID, ViewNode<Content>> {
        defer { items.removeSubrange(position...) }
        let displaced = items[position...]
        return DisplacedItems(ids: displaced.map(\.id), nodes: displaced.map(\.node))
    }

    @inlinable
    var hasRepeatedIDs: Bool {
        // A few are compared faster than they are put into a table.
        if items.count < 8 {
            // Without slices and closures, whose types are made anew where nothing is specialized.
            var position = 1
            while position < items.count {
                var other = 0
                while other < position {
                    if items[other].id == items[position].id { return true }
                    other += 1
                }
                position += 1
            }
            return false
        }
        var known = Set<ID>(minimumCapacity: items.count)
        for item in items { known.insert(item.id) }
        return known.count < items.count
    }

    /// Reports the ids that occur more than once, unless it is those that did so before.
    @usableFromInline
    func reportRepeatedIDs() {
        var known: Set<ID> = []
        var repeated: Set<ID> = []
        var inOrder: [ID] = []
        for item in items where !known.insert(item.id).inserted {
            if repeated.insert(item.id).inserted { inOrder.append(item.id) }
        }
        guard repeated != repeatedIDs else { return }
        repeatedIDs = repeated
        let names = inOrder.prefix(3).map { "\($0)" } + (inOrder.count > 3 ? ["others"] : [])
        let list = names.dropLast().joined(separator: ", ")
        graph.report(
            names.count == 1
                ? "ForEach: the id \(names[0]) occurs more than once; its elements are told apart by "
                    + "their order alone, and so are their states. Give each an id of its own."
                : "ForEach: the ids \(list) and \(names[names.count - 1]) occur more than once; "
                    + "elements of one id are told apart by their order alone, and so are their "
                    + "states. Give each an id of its own.",
            at: enclosingElement)
    }

    @usableFromInline
    func checkCount(of view: ForEach<Data, ID, Content>) {
        guard view.data.count > items.count else {
            reportedCount = nil
            return
        }
        reportCount(
            of: view,
            "ForEach: of \(view.data.count) elements the first \(items.count) are shown; no tree "
                + "holds more of one collection.")
    }

    /// Reports the count of the elements, unless that was done before.
    private func reportCount(of view: ForEach<Data, ID, Content>, _ message: String) {
        guard view.data.count != reportedCount else { return }
        reportedCount = view.data.count
        graph.report(message, at: enclosingElement)
    }

    @usableFromInline
    package override func forEachChild(_ visit: (Node) -> Void) {
        for item in items { visit(item.node) }
    }

    package override func id(of child: Node) -> AnyHashable? {
        items.first { $0.node === child }.map { AnyHashable($0.id) }
    }

    package override func offset(of child: Node) -> Int? {
        items.firstIndex { $0.node === child }
    }

    override func describe(into writer: inout TreeWriter) {
        for item in items {
            writer.identified(by: item.id, item.node)
        }
    }
}
