/// A view in whose place one is shown that was passed to whoever has placed it.
protocol PassingView: View {
    var passed: PassedView { get }
}

/// Shows a passed view where a body has placed it.
///
/// The sources that the closures of a view with an owner read are noted here, for as long as the place
/// lasts.
class PassedViewNode<Content: PassingView>: ViewNode<Content> {
    // Used on the main actor only, as all nodes are.
    nonisolated(unsafe) final private(set) var passed: PassedView
    /// The type of the view that is shown.
    private final var shownType: ObjectIdentifier?
    private final var observation: BodyObservation?

    init(_ view: Content, under parent: Node) {
        passed = view.passed
        super.init(under: parent)
        enter()
    }

    final override func accept(_ new: consuming Content) {
        if new.passed === passed {
            // Its owner brings it up to date, if it has one.
            if !isKept { show() }
        } else {
            leave()
            passed = new.passed
            enter()
        }
    }

    /// A Boolean value that is true if someone keeps the view up to date: the place is notified,
    /// and has a turn of its own.
    var isKept: Bool { passed.owner != nil }

    package final override var hasOwnTurn: Bool { isKept }

    private func enter() {
        guard isKept else { return show() }
        passed.add(self)
        enqueueNext()
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
