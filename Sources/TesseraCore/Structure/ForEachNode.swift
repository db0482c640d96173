@usableFromInline
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    /// The ids of the elements, in order.
    @exclusivity(unchecked)
    @usableFromInline var ids: [ID] = []
    /// The nodes of the elements, all of type `ViewNode<Content>`. They are stored without that
    /// type for code that is not generic.
    @exclusivity(unchecked)
    @usableFromInline var nodes: [Node] = []
    /// The repeated ids that were reported last.
    @usableFromInline var repeatedIDs: Set<ID> = []
    /// The count that was reported last.
    @usableFromInline var reportedCount: Int?

    /// The largest number of elements shown. A far larger count would not fit into memory.
    @inlinable static var limit: Int { 100_000 }

    @inlinable
    init(_ view: consuming ForEach<Data, ID, Content>, under parent: borrowing Node) {
        super.init(under: parent)
        guard hasRoom else { return }
        ids.reserveCapacity(min(view.data.count, Self.limit))
        nodes.reserveCapacity(min(view.data.count, Self.limit))
        _ = updateItems(view)
    }

    @inlinable
    func accept(_ new: consuming ForEach<Data, ID, Content>) {
        guard hasRoom else { return }
        guard !new.isConstant || min(new.data.count, Self.limit) == nodes.count else {
            return keepItems(of: new)
        }
        if updateItems(new) { viewsDidChange() }
    }

    /// Updates the existing items although the count of a constant range has changed.
    @usableFromInline
    func keepItems(of new: ForEach<Data, ID, Content>) {
        for (position, element) in zip(nodes.indices, new.data) {
            update(position, to: new.content(element))
        }
        reportCount(
            of: new,
            "ForEach over a constant range: the count changed from \(nodes.count) to "
                + "\(new.data.count) and the first range is kept; pass `id: \\.self` for a range "
                + "that changes.")
    }

    @inlinable
    func update(_ position: Int, to view: consuming Content) {
        // The node was made below.
        unsafeDowncast(nodes[position], to: ViewNode<Content>.self).update(view)
    }

    /// Updates the items in place while their ids are unchanged. From the first different id on, it
    /// looks every item up by its id. Returns whether items have come, gone or moved.
    @inlinable
    func updateItems(_ view: ForEach<Data, ID, Content>) -> Bool {
        var position = 0
        var displaced: DisplacedItems<ID, Node>?
        var hasNew = false
        for element in view.data {
            if position < nodes.count {
                if view.isConstant || ids[position] == view.id(element) {
                    update(position, to: view.content(element))
                    position += 1
                    continue
                }
                displaced = displaceItems(from: position)
            } else if position == Self.limit {
                break
            }
            let id = view.id(element)
            ids.append(id)
            if let node = displaced?.take(id) {
                nodes.append(node)
                update(position, to: view.content(element))
            } else {
                nodes.append(Content._makeNode(view.content(element), under: self))
                hasNew = true
            }
            position += 1
        }
        if position < nodes.count { displaced = displaceItems(from: position) }
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
    func displaceItems(from position: Int) -> DisplacedItems<ID, Node> {
        defer {
            ids.removeSubrange(position...)
            nodes.removeSubrange(position...)
        }
        return DisplacedItems(ids: Array(ids[position...]), nodes: Array(nodes[position...]))
    }

    @inlinable
    var hasRepeatedIDs: Bool {
        if ids.count < 8 {
            // Without slices and closures, for speed in code that is not specialized.
            var position = 1
            while position < ids.count {
                var other = 0
                while other < position {
                    if ids[other] == ids[position] { return true }
                    other += 1
                }
                position += 1
            }
            return false
        }
        var known = Set<ID>(minimumCapacity: ids.count)
        for id in ids { known.insert(id) }
        return known.count < ids.count
    }

    /// Reports the repeated ids, unless the same ids were reported before.
    @usableFromInline
    func reportRepeatedIDs() {
        var known: Set<ID> = []
        var repeated: Set<ID> = []
        var inOrder: [ID] = []
        for id in ids where !known.insert(id).inserted {
            if repeated.insert(id).inserted { inOrder.append(id) }
        }
        guard repeated != repeatedIDs else { return }
        repeatedIDs = repeated
        let names = inOrder.prefix(3).map { "\($0)" } + (inOrder.count > 3 ? ["others"] : [])
        let list = names.dropLast().joined(separator: ", ")
        graph.report(
            names.count == 1
                ? "ForEach: the id \(names[0]) occurs more than once; its elements and their states "
                    + "are matched by order. Give each element a unique id."
                : "ForEach: the ids \(list) and \(names[names.count - 1]) occur more than once; "
                    + "elements with equal ids and their states are matched by order. Give each "
                    + "element a unique id.",
            at: enclosingElement)
    }

    @usableFromInline
    func checkCount(of view: ForEach<Data, ID, Content>) {
        guard view.data.count > nodes.count else {
            reportedCount = nil
            return
        }
        reportCount(
            of: view,
            "ForEach: only the first \(nodes.count) of \(view.data.count) elements are shown, the "
                + "limit for one collection.")
    }

    /// Reports the count of the elements, unless it was reported before.
    private func reportCount(of view: ForEach<Data, ID, Content>, _ message: String) {
        guard view.data.count != reportedCount else { return }
        reportedCount = view.data.count
        graph.report(message, at: enclosingElement)
    }

    @usableFromInline
    package override func forEachChild(_ visit: (Node) -> Void) {
        for node in nodes { visit(node) }
    }

    package override func id(at position: Int) -> AnyHashable? { AnyHashable(ids[position]) }

    package override func offset(of child: Node) -> Int? {
        nodes.firstIndex { $0 === child }
    }

    override func describe(into writer: inout TreeWriter) {
        for position in nodes.indices { writer.identified(by: ids[position], nodes[position]) }
    }
}
