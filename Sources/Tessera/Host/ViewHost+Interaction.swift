import TesseraCore

extension ViewHost {
    var picture: Picture<Content> {
        update()
        return Picture(of: graph)
    }

    /// Returns a view, to interact with it more than once.
    ///
    /// The result is `nil` if there is no such view, and also if there are several and the query
    /// chooses none of them: a runtime issue then lists their paths.
    public func find(_ query: ViewQuery) -> HostedView? {
        node(query).map(view)
    }

    /// Finds the node of a view. A runtime issue lists the paths if there are several.
    func node(_ query: ViewQuery) -> Node? {
        switch ViewSearch(query, in: picture) {
        case .found(let node): return node
        case .none: return nil
        case .several(let reason):
            graph.report(reason, path: "a query")
            return nil
        }
    }

    /// Performs an interaction with the view that a query means.
    func interact(
        with query: ViewQuery, _ interaction: (HostedView) -> InteractionResult
    ) -> InteractionResult {
        switch ViewSearch(query, in: picture) {
        case .found(let node): return interaction(view(node))
        case .none(let reason), .several(let reason): return .refused(reason)
        }
    }

    func view(_ node: Node) -> HostedView {
        HostedView(path: node.path, node: node, finger: finger)
    }

    /// Taps a view in its middle: of the gestures of the view and of those around it, as a rule the
    /// nearest tap gesture is performed.
    ///
    /// Where another view is in front of the middle, and a touch there would be answered by another
    /// gesture, the tap is refused, and the result names that view. This is looked for if the host has a
    /// ``size``, and if the view is in a stack of layers or under an overlay; in other trees no tap lays
    /// anything out. A view without a size, or outside of the host's, is tapped all the same. One that is
    /// closed to touches lets the tap through, as it does at a point.
    ///
    /// No other tap follows those that are asked for: nothing waits for one.
    ///
    /// - Parameters:
    ///   - query: The view to tap.
    ///   - count: The number of taps in a row; see ``HostedView/tap(count:)``.
    @discardableResult
    public func tap(_ query: ViewQuery, count: Int = 1) -> InteractionResult {
        interact(with: query) { $0.tap(count: count) }
    }

    /// Puts a finger on a view, to be lifted by `release(_:inside:)`.
    ///
    /// There is one finger: a press that goes on elsewhere is cancelled.
    @discardableResult
    public func press(_ query: ViewQuery) -> InteractionResult {
        interact(with: query) { $0.press() }
    }

    /// Lifts the finger: inside the view, which completes the press, or outside, which cancels it.
    ///
    /// A press is completed where it began, if the view still responds. Otherwise it is cancelled,
    /// and the result is the reason; so it is if there was none.
    @discardableResult
    public func release(_ query: ViewQuery, inside: Bool = true) -> InteractionResult {
        let result = interact(with: query) { $0.release(inside: inside) }
        if finger.cancel() { update() }
        return result
    }
}
