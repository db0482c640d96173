/// The node of a place where a body shows a passed view.
///
/// If the view has an owner, this node records the sources that the view's closures read.
@usableFromInline
class PassedViewNode<Content: View>: ViewNode<Content> {
    // Main actor only.
    nonisolated(unsafe) final private(set) var passed: PassedView
    /// The type of the shown view.
    private final var shownType: ObjectIdentifier?
    private final var observation: BodyObservation?

    @usableFromInline
    init(_ passed: PassedView, under parent: borrowing Node) {
        self.passed = passed
        super.init(under: parent)
        enter()
    }

    @usableFromInline
    final func accept(_ new: PassedView) {
        if new === passed {
            // If the view has an owner, the owner updates it.
            if !isKept { show() }
        } else {
            let wasKept = isKept
            leave()
            passed = new
            if isKept != wasKept { graph.rearrangements += 1 }
            enter()
        }
    }

    /// Whether an owner updates the view. The node is then notified and runs separately.
    var isKept: Bool { passed.owner != nil }

    package final override var hasOwnTurn: Bool { isKept }

    package final override var isPassedView: Bool { isKept }

    private func enter() {
        guard isKept else { return show() }
        passed.add(self)
        if passed.isLeaf, isOpen { show() } else { enqueueNext() }
    }

    private func leave() {
        passed.remove(self)
        stopReading()
    }

    private func stopReading() {
        observation?.cancel()
        observation = nil
        dependencies.removeAll()
        productsDidBecomeStale()
    }

    private func show() {
        if shownType == passed.type { return passed.show(in: self) }
        let isFirst = shownType == nil
        removeChild()
        shownType = passed.type
        passed.show(in: self)
        if !isFirst { viewsDidChange() }
    }

    final override func run() {
        guard isOpen else { return showNothing() }
        if passed.isLeaf { return show() }
        observation = BodyObservation.run(as: self, noticing: observations, observation) { show() }
    }

    /// Whether there is a view to show.
    var isOpen: Bool { true }

    private func showNothing() {
        stopReading()
        removeChild()
        viewsDidChange()
        reportNothing()
    }

    /// Reports that the view no longer exists.
    func reportNothing() {}

    final override func didUnmount() { leave() }
}
