import TesseraCore

extension ViewHost {
    var picture: Picture {
        update()
        return Picture(graph.picture)
    }

    /// Returns a view, to interact with it more than once.
    ///
    /// The result is `nil` if there is no such view, and also if there are several and the query
    /// chooses none of them: a runtime issue then lists their paths.
    public func find(_ query: ViewQuery) -> HostedView? {
        let picture = picture
        switch ViewSearch(query, in: picture) {
        case .found(let match): return view(match, in: picture)
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
        let picture = picture
        switch ViewSearch(query, in: picture) {
        case .found(let match): return interaction(view(match, in: picture))
        case .none(let reason), .several(let reason): return .refused(reason)
        }
    }

    func view(_ match: ViewTree.Match, in picture: Picture) -> HostedView {
        view(picture.nodes[match.position], path: match.path)
    }

    func view(_ node: Node, path: String) -> HostedView {
        HostedView(path: path, node: node, finger: finger) { [weak self] in self?.update() }
    }

    /// Taps a view: the nearest tap gesture, of the view or of one around it, is performed.
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
        if let pressed = finger.lift() {
            pressed.cancelPress()
            update()
        }
        return result
    }
}
