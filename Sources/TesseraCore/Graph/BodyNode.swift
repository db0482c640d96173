/// Keeps a composite view: feeds its dynamic fields, runs its body, and knows what it has read.
@usableFromInline
final class BodyNode<Content: View>: ViewNode<Content> {
    // An access to it contains none that changes it.
    @exclusivity(unchecked)
    private var view: Content
    private let plan: FieldPlan
    private var child: ViewNode<Content.Body>?
    private var observation: BodyObservation?

    @usableFromInline
    init(_ view: consuming Content, under parent: Node) {
        plan = FieldPlan.of(Content.self)
        self.view = view
        super.init(under: parent)
        plan.install(in: &self.view, for: self)
        isStale = true
        graph.enqueueNext(self)
    }

    @usableFromInline
    override func accept(_ new: consuming Content) {
        guard !plan.isSame(view, new) else { return }
        plan.install(in: &new, after: view, for: self)
        view = new
        guard !isStale else { return }
        isStale = true
        graph.enqueueNext(self)
    }

    override func run() {
        graph.willRunBody(of: plan, at: self)
        observation = BodyObservation.run(as: self, observation) {
            plan.update(&view)
            runBody()
        }
    }

    /// Content closures run while the body's content is mounted or updated, and so count as part
    /// of this body; composite views below wait for their own turn.
    private func runBody() {
        child = Content._updateContent(child, of: view, under: self)
    }

    override var writer: Node { self }
    override var bodyName: String? { plan.name }
    package override var elementName: String? { plan.isShown ? plan.name : nil }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    package override var payload: Any { view }

    override func didUnmount() {
        observation?.cancel()
        plan.uninstall(&view)
    }

    override func describe(into writer: inout TreeWriter) {
        guard plan.isShown else { return super.describe(into: &writer) }
        var description = ViewDescription(plan)
        if let view = view as? any DescribedView {
            view.describe(&description)
        } else {
            plan.describe(view, into: &description)
        }
        writer.element(description, of: self, isComposite: true)
    }
}
