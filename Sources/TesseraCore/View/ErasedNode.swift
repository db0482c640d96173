/// The node of a place where a body shows a type-erased view or the content of a modifier.
///
/// If the view has an owner, this node records the sources that the view's closures read.
@usableFromInline
final class ErasedNode: Node, ViewNode {
    // Main actor only.
    nonisolated(unsafe) private var storage: AnyViewStorage
    /// The class of the shown view's storage.
    private var shownType: AnyViewStorage.Type?
    private var observation: BodyObservation?

    @usableFromInline
    init(_ storage: consuming AnyViewStorage, under parent: borrowing Node) {
        self.storage = storage
        super.init(under: parent)
        enter()
    }

    @usableFromInline
    func accept(_ new: consuming AnyViewStorage) {
        if new === storage {
            // If the view is kept, its owner updates it.
            if !storage.isKept { show() }
        } else {
            let wasKept = storage.isKept
            leave()
            storage = new
            if storage.isKept != wasKept { graph.rearrangements += 1 }
            enter()
        }
    }

    package override var hasOwnTurn: Bool { storage.isKept }

    package override var isPassedView: Bool { storage.isKept }

    private func enter() {
        guard storage.isKept else { return show() }
        storage.add(self)
        if storage.isLeaf { show() } else { enqueueNext() }
    }

    private func leave() {
        storage.remove(self)
        observation?.cancel()
        observation = nil
        dependencies.removeAll()
        memosDidBecomeStale()
    }

    private func show() {
        if shownType == type(of: storage) { return storage.show(in: self) }
        let isFirst = shownType == nil
        removeChild()
        shownType = type(of: storage)
        storage.show(in: self)
        if !isFirst { viewsDidChange() }
    }

    override func run() {
        if storage.isLeaf { return show() }
        (_, observation) = BodyObservation.run(as: self, noticing: observations, observation) {
            show()
        }
    }

    override func didUnmount() { leave() }
}
