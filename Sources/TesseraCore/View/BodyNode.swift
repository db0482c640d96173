/// A node that runs the body of its owner: a view, a modifier or a style.
@usableFromInline
class BodyNode<Content: View, Owner>: ViewNode<Content> {
    @usableFromInline final let uncountedInfo: Unmanaged<TypeInfo>
    @exclusivity(unchecked)
    @usableFromInline final var owner: Owner
    private final var observation: BodyObservation?

    /// The body runs for the first time when the one above it is done.
    ///
    /// - Parameter scope: The environment of the body, if it is not the one around it.
    @inlinable
    init(_ owner: consuming Owner, in scope: EnvironmentScope? = nil, under parent: borrowing Node)
    {
        self.owner = owner
        uncountedInfo = TypeInfo.uncounted(of: Owner.self)
        super.init(under: parent, in: scope)
    }

    /// Gives the owner's fields what they need, and has the body run; called by whoever has made the node.
    // An initializer would count references to what it makes.
    @usableFromInline
    func begin() {
        uncountedInfo.uncounted { $0.install(in: &owner, for: self) }
        enqueueNext()
    }

    final var info: TypeInfo { uncountedInfo.takeUnretainedValue() }

    /// Shows what the body makes.
    ///
    /// Content closures run while the body's content is mounted or updated, and so count as part
    /// of this body; composite views below wait for their own turn.
    // The owner is handed over in place by a function of the node's own: elsewhere it would be copied first.
    func showBody() {}

    /// Called when the body is to run, before the fields of its owner are brought up to date.
    func prepareBody() {}

    /// Takes over another owner; the body runs if it may be able to tell the difference.
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
    final override var bodyName: String? { info.name }
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
