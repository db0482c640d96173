/// Stands for the modified view inside a modifier's `body(content:)`.
nonisolated public struct ModifierContent<Modifier: ViewModifier>: View {
    let slot: ContentSlot

    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, under parent: Node) -> ViewNode<Self> {
        ModifierContentNode(view, under: parent)
    }
}

/// Holds what a modifier was applied to, and brings it to every place where it is used.
@MainActor
class ContentSlot {
    /// The node whose body wrote the content: what the content reads counts as read there.
    unowned(unsafe) let writer: Node  // It is above the modifier, and outlives the slot's nodes.
    private var places: [ObjectIdentifier: Node] = [:]

    init(writer: Node) {
        self.writer = writer
    }

    func makeNode(under parent: Node) -> Node { preconditionFailure("an abstract slot") }

    final func add(_ place: Node, child: Node) { places[ObjectIdentifier(place)] = child }
    final func remove(_ place: Node) { places[ObjectIdentifier(place)] = nil }
    final var children: some Collection<Node> { places.values }
}

final class TypedContentSlot<Content: View>: ContentSlot {
    private var content: Content

    init(_ content: Content, writer: Node) {
        self.content = content
        super.init(writer: writer)
    }

    func update(_ new: Content) {
        content = new
        for child in children {
            // Every place of this slot was filled by `makeNode` below.
            (child as! ViewNode<Content>).update(new)
        }
    }

    override func makeNode(under parent: Node) -> Node {
        Content._makeNode(content, under: parent)
    }
}

private final class ModifierContentNode<Modifier: ViewModifier>:
    ViewNode<ModifierContent<Modifier>>
{
    private var child: Node?

    override init(_ view: ModifierContent<Modifier>, under parent: Node) {
        super.init(view, under: parent)
        isStale = true
        graph.enqueueNext(self)
    }

    /// Makes the content, in a turn of its own: the modifier's body is not to depend on it.
    override func run() {
        guard child == nil else { return }
        view.slot.writer.readAlso {
            let child = view.slot.makeNode(under: self)
            self.child = child
            view.slot.add(self, child: child)
        }
    }

    override func accept(_ new: consuming ModifierContent<Modifier>) {
        // The slot is the modifier's for life, and updates the places itself.
    }

    override var bodyOwner: Node { view.slot.writer }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func didUnmount() {
        view.slot.remove(self)
    }
}
