/// The root node. It reads what the closures of the root view read.
final class RootNode<Content: View>: Node {
    var view: Content
    private var observation: BodyObservation?

    init(_ view: Content, of graph: Graph, in scope: EnvironmentScope) {
        self.view = view
        super.init(rootOf: graph, scope: scope)
    }

    override func run() {
        (_, observation) = BodyObservation.run(as: self, noticing: observations, observation) {
            show(view)
        }
    }

    package override var hasOwnTurn: Bool { true }

    override func didUnmount() {
        observation?.cancel()
    }
}
