extension ViewHost {
    var picture: Picture { Picture(graph.picture) }

    /// Finds a view, to interact with it more than once.
    public func find(_ query: ViewQuery) -> HostedView? {
        find(query, in: picture)
    }

    private func find(_ query: ViewQuery, in picture: Picture) -> HostedView? {
        guard let match = query.match(in: picture) else { return nil }
        return HostedView(
            path: match.path, node: picture.nodes[match.position], finger: finger
        ) { [weak self] in
            self?.update()
        }
    }

    /// Taps a view: the nearest tap gesture, of the view or of one around it, is performed.
    @discardableResult
    public func tap(_ query: ViewQuery, count: Int = 1) -> InteractionResult {
        find(query)?.tap(count: count) ?? notFound(query)
    }

    /// Puts a finger on a view, to be lifted by `release(_:inside:)`.
    ///
    /// There is one finger: a press that goes on elsewhere is cancelled.
    @discardableResult
    public func press(_ query: ViewQuery) -> InteractionResult {
        find(query)?.press() ?? notFound(query)
    }

    /// Lifts the finger: inside the view, which completes the press, or outside, which cancels it.
    ///
    /// A press is completed where it began, if the view still responds. Otherwise it is cancelled,
    /// and the result is the reason; so it is if there was none.
    @discardableResult
    public func release(_ query: ViewQuery, inside: Bool = true) -> InteractionResult {
        guard let view = find(query) else {
            finger.lift()?.cancelPress()
            update()
            return notFound(query)
        }
        return view.release(inside: inside)
    }

    func notFound(_ query: ViewQuery) -> InteractionResult {
        .refused("there is no view with \(query.description)")
    }
}
