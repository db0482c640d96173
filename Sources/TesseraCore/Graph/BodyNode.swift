/// A node that runs a body: a view's, a modifier's or a style's.
///
/// What the body belongs to is kept by the class below this one. Here is what all three have in
/// common: when the body runs, what it has read, and what the runtime knows of its owner's fields.
@usableFromInline
class BodyNode<Content: View>: ViewNode<Content> {
    final let plan: FieldPlan
    private final var observation: BodyObservation?

    /// The body runs for the first time when the one above it is done.
    init(_ plan: FieldPlan, under parent: Node) {
        self.plan = plan
        super.init(under: parent)
        enqueueNext()
    }

    /// Brings the fields up to date, and runs the body.
    ///
    /// Content closures run while the body's content is mounted or updated, and so count as part
    /// of this body; composite views below wait for their own turn.
    func runBody() {}

    /// Has the body run in this node's turn, now that its owner is another value.
    @usableFromInline
    final func enqueueNext() {
        guard !isStale else { return }
        isStale = true
        graph.enqueueNext(self)
    }

    final override func run() {
        graph.willRunBody(of: plan, at: self)
        observation = BodyObservation.run(as: self, observation, runBody)
    }

    final override var writer: Node { self }
    final override var bodyName: String? { plan.name }
    final override var isView: Bool { plan.isOpaque }
    package override var elementName: String? { plan.isShown ? plan.name : nil }

    final override var elementText: String? {
        guard plan.describesItself, plan.isShown else { return nil }
        return ViewDescription.text(describe)
    }

    override func didUnmount() {
        observation?.cancel()
    }

    override func describe(into writer: inout TreeWriter) {
        guard plan.isShown else { return super.describe(into: &writer) }
        var description = ViewDescription(plan.viewName)
        describe(&description)
        writer.element(consume description, of: self, isComposite: true)
    }

    /// Fills in what the printed tree shows of the body's owner.
    func describe(_ description: inout ViewDescription) {}
}
