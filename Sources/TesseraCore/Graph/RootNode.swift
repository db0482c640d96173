/// The node above all others. What the closures of the view at the top read is read here.
final class RootNode<Content: View>: Node {
    var view: Content
    private var child: ViewNode<Content>?
    private var observation: BodyObservation?

    init(_ view: Content, of graph: Graph, in scope: EnvironmentScope) {
        self.view = view
        super.init(rootOf: graph, scope: scope)
    }

    override func run() {
        observation = BodyObservation.run(as: self, observation) {
            if let child {
                child.update(view)
            } else {
                child = Content._makeNode(view, under: self)
            }
        }
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func didUnmount() {
        observation?.cancel()
    }
}
