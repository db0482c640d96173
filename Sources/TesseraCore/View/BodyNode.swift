/// A node that runs the body of its owner: a view, a modifier or a style.
@usableFromInline
class BodyNode<Content: View, Owner>: ViewNode<Content> {
    @usableFromInline final let uncountedInfo: Unmanaged<TypeInfo>
    @exclusivity(unchecked)
    @usableFromInline final var owner: Owner
    private final var observation: BodyObservation?

    /// Creates the node. The body first runs when the body above it has finished.
    ///
    /// - Parameter scope: The environment of the body, if it differs from the parent's.
    @inlinable
    init(_ owner: consuming Owner, in scope: EnvironmentScope? = nil, under parent: borrowing Node)
    {
        self.owner = owner
        uncountedInfo = TypeInfo.uncounted(of: Owner.self)
        super.init(under: parent, in: scope)
    }

    /// Connects the owner's fields to the graph and queues the body. The node's creator calls it.
    @usableFromInline
    func begin() {
        uncountedInfo.uncounted { $0.install(in: &owner, for: self) }
        enqueueNext()
    }

    final var info: TypeInfo { uncountedInfo.takeUnretainedValue() }

    /// Shows the content of the body.
    ///
    /// Content closures run while the content is mounted or updated, as part of this body.
    /// Composite views in the content run later.
    func showBody() {}

    /// Called before a run of the body, before the owner's fields are updated.
    func prepareBody() {}

    /// Replaces the owner. The body runs if the owner looks different.
    @inlinable
    final func acceptOwner(_ new: consuming Owner) {
        guard !uncountedInfo.uncounted({ $0.isSame(&owner, &new, at: self) }) else { return }
        replaceOwner(by: new)
        enqueueNext()
    }

    @inlinable
    final func replaceOwner(by new: consuming Owner) {
        uncountedInfo.uncounted { $0.install(in: &new, after: &owner, for: self) }
        owner = new
    }

    final override func run() {
        uncountedGraph.uncounted { graph in
            graph.willRunBody(of: uncountedInfo, at: self)
            observation = BodyObservation.run(as: self, noticing: graph.observations, observation) {
                prepareBody()
                uncountedInfo.uncounted { $0.update(&owner) }
                showBody()
            }
        }
    }

    package final override var hasOwnTurn: Bool { true }
    final override var writer: Node { self }
    package final override var bodyName: String? { info.name }
    final override var isView: Bool { info.isOpaque }
    package override var elementName: String? { info.elementName }

    override var elementText: String? { info.mayHaveText ? info.elementText(of: owner) : nil }

    final override func isShownDidChange() {
        if appearance.contains(.asks) { markStale() }
    }

    override func didUnmount() {
        observation?.cancel()
        uncountedInfo.uncounted { $0.uninstall(&owner, for: self) }
    }

    override func describe(into writer: inout TreeWriter) {
        writer.composite(owner, by: info, of: self)
    }
}
