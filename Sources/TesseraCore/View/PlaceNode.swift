/// Shows a passed view where a body has placed it.
///
/// What the closures of a view that has an owner read is noted here, for as long as the place
/// lasts.
class PlaceNode<Content: View>: ViewNode<Content> {
    final private(set) var passed: PassedView
    /// The type of the view that is shown.
    private final var shownType: ObjectIdentifier?
    private final var observation: BodyObservation?

    init(_ passed: PassedView, under parent: Node) {
        self.passed = passed
        super.init(under: parent)
        enter()
    }

    final func replace(by new: PassedView) {
        if new === passed {
            // Its owner brings it up to date, if it has one.
            if !isKept { show() }
            return
        }
        leave()
        passed = new
        enter()
    }

    /// Whether someone keeps the view up to date: the place is notified, and has a turn of its own.
    var isKept: Bool { passed.owner != nil }

    private func enter() {
        guard isKept else { return show() }
        passed.add(self)
        guard !isStale else { return }
        isStale = true
        graph.enqueueNext(self)
    }

    private func leave() {
        passed.remove(self)
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
        observation = BodyObservation.run(as: self, observation) { show() }
    }

    /// Whether there still is a view to be shown.
    var isOpen: Bool { true }

    private func showNothing() {
        dependencies.removeAll()
        observation?.cancel()
        observation = nil
        removeChild()
        viewsDidChange()
        reportNothing()
    }

    /// Reports that there is no view any more.
    func reportNothing() {}

    final override func didUnmount() { leave() }
}
