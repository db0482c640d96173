/// Keeps a view that has a body.
@usableFromInline
final class CompositeNode<Content: View>: BodyNode<Content> {
    // An access to it contains none that changes it.
    @exclusivity(unchecked)
    private var view: Content
    private var child: ViewNode<Content.Body>?

    @usableFromInline
    init(_ view: consuming Content, under parent: Node) {
        self.view = view
        super.init(FieldPlan.of(Content.self), under: parent)
        plan.install(in: &self.view, for: self)
    }

    @usableFromInline
    override func accept(_ new: consuming Content) {
        guard !plan.isSame(view, new) else { return }
        plan.install(in: &new, after: view, for: self)
        view = new
        enqueueNext()
    }

    override func runBody() {
        plan.update(&view)
        child = Content._updateContent(child, of: view, under: self)
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? { view as? Wanted }

    override func didUnmount() {
        super.didUnmount()
        plan.uninstall(&view)
    }

    override func describe(_ description: inout ViewDescription) {
        plan.describe(view, into: &description)
    }
}
