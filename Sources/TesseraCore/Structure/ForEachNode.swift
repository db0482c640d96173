final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ViewNode<ForEach<Data, ID, Content>>
{
    private typealias Item = (id: ID, node: ViewNode<Content>)

    private var items: [Item] = []

    override init(_ view: ForEach<Data, ID, Content>, under parent: Node) {
        super.init(view, under: parent)
        rebuild(from: view)
    }

    override func accept(_ new: ForEach<Data, ID, Content>) {
        guard new.isConstant, new.data.count != items.count else {
            view = new
            return updateInPlace() ? () : rebuild(from: new)
        }
        graph.report(
            "ForEach over a constant range: the count changed from \(items.count) to "
                + "\(new.data.count) and the first range is kept; pass `id: \\.self` for a range "
                + "that changes.", at: self)
    }

    /// Updates every item, if the ids are the ones there are, in the same order.
    private func updateInPlace() -> Bool {
        guard view.data.count == items.count else { return false }
        var position = 0
        for element in view.data {
            guard items[position].id == view.id(element) else { return false }
            position += 1
        }
        position = 0
        for element in view.data {
            items[position].node.update(view.content(element))
            position += 1
        }
        return true
    }

    private func rebuild(from view: ForEach<Data, ID, Content>) {
        var living: [ID: ViewNode<Content>] = [:]
        for item in items { living[item.id] = item.node }
        var seen: Set<ID> = []
        // Five fresh items need no table; a thousand, or any change, do.
        let checksByTable = view.data.count > 8
        var rebuilt: [Item] = []
        rebuilt.reserveCapacity(view.data.count)
        for element in view.data {
            let id = view.id(element)
            let isNew =
                checksByTable ? seen.insert(id).inserted : !rebuilt.contains { $0.id == id }
            guard isNew else {
                graph.report(
                    "ForEach: the id \(id) occurs more than once; its first element is shown.",
                    at: self)
                continue
            }
            if let node = living.removeValue(forKey: id) {
                node.update(view.content(element))
                rebuilt.append((id, node))
            } else {
                rebuilt.append((id, Content._makeNode(view.content(element), under: self)))
            }
        }
        for item in items where living[item.id] != nil { item.node.unmount() }
        items = rebuilt
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        for item in items { visit(item.node) }
    }

    override func describe(into writer: inout TreeWriter) {
        for item in items {
            writer.identified(by: item.id) { writer in item.node.describe(into: &writer) }
        }
    }
}
