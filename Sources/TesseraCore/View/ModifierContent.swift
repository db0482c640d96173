/// Stands for the modified view inside a modifier's `body(content:)`.
nonisolated public struct ModifierContent<Modifier: ViewModifier>: View {
    let slot: ContentSlot

    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: consuming Self, under parent: Node) -> ViewNode<
        Self
    > {
        ModifierContentNode(view, under: parent)
    }
}

/// Holds what a modifier was applied to, and brings it to every place where it is used.
@MainActor
class ContentSlot {
    // The node whose body wrote the content; none when the modifier has gone. It is kept, since the
    // modifier may be in content that another modifier has let out, and then outlive it for a while.
    // Used on the main actor only, as all nodes are.
    nonisolated(unsafe) private(set) final var writer: Node?
    /// The nodes of the places, in the order in which they came.
    fileprivate final var places: [Node] = []

    init(writer: Node) {
        self.writer = writer
    }

    /// The modifier has gone, and what it was applied to with it: nothing is left to bring to a
    /// place that a body has let out of the modifier.
    final func close() {
        writer = nil
        for place in places { place.markStale() }
    }

    /// Updates the content of a place, or makes it.
    func updateContent(_ child: Node?, under place: Node) -> Node {
        preconditionFailure("an abstract slot")
    }
}

final class TypedContentSlot<Content: View>: ContentSlot {
    private var content: Content

    init(_ content: Content, writer: Node) {
        self.content = content
        super.init(writer: writer)
    }

    /// Takes over a new content. The places take it up in their turn, when what is above them has
    /// settled whether they stay.
    func update(_ new: Content) {
        content = new
        for place in places { place.markStale() }
    }

    override func updateContent(_ child: Node?, under place: Node) -> Node {
        guard let child else { return Content._makeNode(content, under: place) }
        // The child of a place was made by the line above.
        unsafeDowncast(child, to: ViewNode<Content>.self).update(content)
        return child
    }
}

/// Keeps the content at one place. What the content's closures read is noted here, for as long as
/// the place lasts, and is read on behalf of the body that wrote them: that one runs again for it.
private final class ModifierContentNode<Modifier: ViewModifier>:
    ViewNode<ModifierContent<Modifier>>
{
    private let slot: ContentSlot
    private var child: Node?
    private var observation: BodyObservation?

    init(_ view: ModifierContent<Modifier>, under parent: Node) {
        slot = view.slot
        super.init(under: parent)
        slot.places.append(self)
        isStale = true
        graph.enqueueNext(self)
    }

    override func accept(_ new: consuming ModifierContent<Modifier>) {
        // The slot is the modifier's for life, and updates the places itself.
    }

    override var writer: Node { slot.writer ?? super.writer }

    nonisolated override func invalidate() { slot.writer?.invalidate() }

    /// Found out at once: the writer is above, and its turn may come before this node's.
    nonisolated override func mayHaveChanged(_ source: Source) { source.refresh() }

    override func run() {
        guard slot.writer != nil else { return showNothing() }
        observation = BodyObservation.run(as: self, observation) {
            child = slot.updateContent(child, under: self)
        }
    }

    private func showNothing() {
        dependencies.removeAll()
        observation?.cancel()
        observation = nil
        child?.unmount()
        child = nil
        viewsDidChange()
        graph.report(
            "the content of \(TypeName.short(Modifier.self)) is placed where that modifier is not; it "
                + "shows nothing, now that the modifier has gone.", at: self)
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func didUnmount() {
        observation?.cancel()
        slot.places.removeAll { $0 === self }
    }
}
