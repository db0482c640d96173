/// A node that runs code of a view, such as a body, and records the values and the observable objects
/// that the code reads.
///
/// Only these nodes keep memos, and each field of other nodes would be allocated many times.
@usableFromInline
class ObservingNode: Node {
    private final var keptMemos: [Memo]?
    private final var observation: BodyObservation?

    @inlinable
    override init(under parent: borrowing Node, in scope: EnvironmentScope? = nil) {
        super.init(under: parent, in: scope)
    }

    override init(rootOf graph: Graph, scope: EnvironmentScope) {
        super.init(rootOf: graph, scope: scope)
    }

    final override var memos: [Memo]? {
        get { keptMemos }
        set { keptMemos = newValue }
    }

    package override var hasOwnTurn: Bool { true }

    /// Runs code. This node runs again when a value or an object changes that the code has read.
    final func observe(_ work: () -> Void) {
        (_, observation) = BodyObservation.run(
            as: self, noticing: observations, observation, work)
    }

    /// Forgets what the code has read.
    final func stopObserving() {
        observation?.cancel()
        observation = nil
        dependencies.removeAll()
    }

    override func didUnmount() {
        observation?.cancel()
        removeMemos()
    }
}
