extension ViewHost {
    /// Returns a view, for more than one interaction.
    ///
    /// The result is `nil` if no view matches. It is also `nil` if several views match and the
    /// query does not choose one; a runtime issue then lists their paths.
    public func find(_ query: ViewQuery) -> HostedView? {
        node(query).map(view)
    }

    /// Returns the node of a view. A runtime issue lists the paths if several views match.
    package func node(_ query: ViewQuery) -> Node? {
        switch search(for: query) {
        case .found(let node): return node
        case .none: return nil
        case .several(let reason):
            graph.report(reason, path: "a query")
            return nil
        }
    }

    /// Performs an interaction with the view that matches a query.
    package func interact(
        with query: ViewQuery, _ interaction: (HostedView) -> InteractionResult
    ) -> InteractionResult {
        switch search(for: query) {
        case .found(let node): return interaction(view(node))
        case .none(let reason), .several(let reason): return .refused(reason)
        }
    }

    package func view(_ node: Node) -> HostedView {
        HostedView(path: node.path, node: node, services: services)
    }
}
