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
    /// The nodes of the places, in the order in which they came.
    fileprivate final var places: [Node] = []

    /// Updates the content of a place, or makes it.
    func updateContent(_ child: Node?, under place: Node) -> Node {
        preconditionFailure("an abstract slot")
    }
}

final class TypedContentSlot<Content: View>: ContentSlot {
    private var content: Content

    init(_ content: Content) {
        self.content = content
    }

    /// Takes over a new content. The places take it up in their turn, when what is above them has
    /// settled whether they stay.
    func update(_ new: Content) {
        content = new
        for place in places { place.invalidate() }
    }

    override func updateContent(_ child: Node?, under place: Node) -> Node {
        guard let child else { return Content._makeNode(content, under: place) }
        // The child of a place was made by the line above.
        unsafeDowncast(child, to: ViewNode<Content>.self).update(content)
        return child
    }
}

/// Keeps the content at one place, as a body of its own: what the content's closures read counts
/// as read here, and neither by the modifier's body nor by the one that wrote the closures.
private final class ModifierContentNode<Modifier: ViewModifier>:
    ViewNode<ModifierContent<Modifier>>
{
    private var child: Node?
    private var observation: BodyObservation?

    override init(_ view: ModifierContent<Modifier>, under parent: Node) {
        super.init(view, under: parent)
        view.slot.places.append(self)
        isStale = true
        graph.enqueueNext(self)
    }

    override func accept(_ new: consuming ModifierContent<Modifier>) {
        // The slot is the modifier's for life, and updates the places itself.
    }

    override func run() {
        observation = BodyObservation.run(as: self, observation) {
            child = view.slot.updateContent(child, under: self)
        }
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func didUnmount() {
        observation?.cancel()
        view.slot.places.removeAll { $0 === self }
    }
}
