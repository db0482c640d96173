/// Shows a passed view where a body has placed it.
///
/// The sources that the closures of a view with an owner read are noted here, for as long as the place
/// lasts.
@usableFromInline
class PassedViewNode<Content: View>: ViewNode<Content> {
    // Main actor only.
    nonisolated(unsafe) final private(set) var passed: PassedView
    /// The type of the view that is shown.
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
            // Its owner brings it up to date, if it has one.
            if !isKept { show() }
        } else {
            let wasKept = isKept
            leave()
            passed = new
            if isKept != wasKept { graph.rearrangements += 1 }
            enter()
        }
    }

    /// A Boolean value that is true if someone keeps the view up to date: the place is notified,
    /// and has a turn of its own.
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
        if passed.isLeaf {
            // What was made of the place, as a layout, is made anew.
            dependencies.removeAll()
            return show()
        }
        observation = BodyObservation.run(as: self, noticing: observations, observation) { show() }
    }

    /// A Boolean value that is true while there is a view to be shown.
    var isOpen: Bool { true }

    private func showNothing() {
        stopReading()
        removeChild()
        viewsDidChange()
        reportNothing()
    }

    /// Reports that there is no view any more.
    func reportNothing() {}

    final override func didUnmount() { leave() }
}
