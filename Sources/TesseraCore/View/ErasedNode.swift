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
            // If the view is kept, its owner or modifier updates it.
            if !storage.isKept { show() }
        } else {
            let wasKept = storage.isKept
            leave()
            storage = new
            if storage.isKept != wasKept { graph.rearrangements += 1 }
            enter()
        }
    }

    override var writer: Node { storage.writer ?? super.writer }

    package override var hasOwnTurn: Bool { storage.isKept }

    package override var isPassedView: Bool { storage.isKept }

    nonisolated override func invalidate() {
        if storage.modifier == nil { markStale() } else { storage.writer?.invalidate() }
    }

    nonisolated override func mayHaveChanged(_ source: Source) {
        // The writer of a modifier's content is an ancestor and may be due before this node.
        if storage.modifier == nil { super.mayHaveChanged(source) } else { source.refresh() }
    }

    private func enter() {
        guard storage.isKept else { return show() }
        storage.add(self)
        if storage.isLeaf, !storage.isClosed { show() } else { enqueueNext() }
    }

    private func leave() {
        storage.remove(self)
        stopReading()
    }

    private func stopReading() {
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
        if storage.isClosed { return showRemoval() }
        if storage.isLeaf { return show() }
        (_, observation) = BodyObservation.run(as: self, noticing: observations, observation) {
            show()
        }
    }

    private func showRemoval() {
        stopReading()
        removeChild()
        viewsDidChange()
        graph.report(
            "the content of \(storage.modifier.map(TypeName.short) ?? "a modifier") is used outside "
                + "the modifier's body; it shows nothing, because the modifier was removed.",
            at: self)
    }

    override func didUnmount() { leave() }
}
