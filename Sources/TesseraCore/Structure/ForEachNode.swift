@usableFromInline
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Item: View>: Node, ViewNode {
    /// The ids of the elements, in order.
    @exclusivity(unchecked)
    @usableFromInline var ids: [ID] = []
    /// The nodes of the elements.
    @exclusivity(unchecked)
    @usableFromInline var nodes: [Node] = []
    /// The repeated ids that were reported last.
    @usableFromInline var repeatedIDs: Set<ID> = []
    /// The count that was reported last.
    @usableFromInline var reportedCount: Int?

    /// The largest number of elements shown. A far larger count would not fit into memory.
    @inlinable static var limit: Int { 100_000 }

    @inlinable
    init(_ view: consuming ForEach<Data, ID, Item>, under parent: borrowing Node) {
        super.init(under: parent)
        guard hasRoom else { return }
        ids.reserveCapacity(min(view.data.count, Self.limit))
        nodes.reserveCapacity(min(view.data.count, Self.limit))
        _ = updateItems(view, isFirst: true)
    }

    @inlinable
    func accept(_ new: consuming ForEach<Data, ID, Item>) {
        guard hasRoom else { return }
        if updateItems(new, isFirst: false) { viewsDidChange() }
    }

    /// Updates the items in place while their ids are unchanged. From the first different id on, it
    /// looks every item up by its id. Returns whether items have come, gone or moved.
    @inlinable
    func updateItems(_ view: ForEach<Data, ID, Item>, isFirst: Bool) -> Bool {
        let keepsCount = view.isConstant && !isFirst
        var position = 0
        var displaced: DisplacedItems<ID, Node>?
        var hasNew = false
        for element in view.data {
            if position < nodes.count {
                if view.isConstant || ids[position] == view.id(element) {
                    Item.update(nodes[position], to: view.content(element))
                    position += 1
                    continue
                }
                displaced = displaceItems(from: position)
            } else if position == Self.limit || keepsCount {
                break
            }
            let id = view.id(element)
            ids.append(id)
            if let node = displaced?.take(id) {
                nodes.append(node)
                Item.update(node, to: view.content(element))
            } else if let node = Item._show(view.content(element), in: nil, under: self) {
                nodes.append(node)
                hasNew = true
            }
            position += 1
        }
        if position < nodes.count, !keepsCount { displaced = displaceItems(from: position) }
        displaced?.remaining.forEach { $0.unmount() }
        if view.data.count != nodes.count || reportedCount != nil { checkCount(view.data.count) }
        guard hasNew || displaced != nil else { return false }
        if !view.isConstant, hasNew && hasRepeatedIDs || !repeatedIDs.isEmpty { checkIDs() }
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
        guard ids.count < 8 else { return Set(ids).count < ids.count }
        // Without a set and closures, for speed in code that is not specialized.
        for position in 0..<ids.count {
            for other in 0..<position where ids[other] == ids[position] { return true }
        }
        return false
    }

    /// Reports the repeated ids, unless the same ids were reported before.
    @usableFromInline
    func checkIDs() {
        var (known, repeated): (Set<ID>, Set<ID>) = ([], [])
        let inOrder = ids.filter { !known.insert($0).inserted && repeated.insert($0).inserted }
        guard repeated != repeatedIDs else { return }
        repeatedIDs = repeated
        guard !inOrder.isEmpty else { return }
        let names = inOrder.prefix(3).map { "\($0)" } + (inOrder.count > 3 ? ["…"] : [])
        graph.report(
            "ForEach: several elements have the same id (\(names.joined(separator: ", "))); they and "
                + "their states are matched by order. Give each element a unique id.",
            at: enclosingElement)
    }

    /// Reports a count of elements that are not all shown, unless it was reported before.
    @usableFromInline
    func checkCount(_ count: Int) {
        let reported = reportedCount
        reportedCount = count == nodes.count ? nil : count
        guard let reportedCount, reportedCount != reported else { return }
        graph.report(
            nodes.count == Self.limit
                ? "ForEach: only the first \(nodes.count) of \(count) elements are shown, the limit "
                    + "for one collection."
                : "ForEach over a constant range: the count changed from \(nodes.count) to "
                    + "\(count) and the first range is kept; pass `id: \\.self` for a range that "
                    + "changes.",
            at: enclosingElement)
    }

    @usableFromInline
    package override func forEachChild(_ visit: @MainActor (Node) -> Void) {
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
