extension ViewHost {
    package var finger: Finger { services[Finger.self] }

    /// Taps the middle of a view. Usually the nearest tap gesture of the view and its ancestors is
    /// performed.
    ///
    /// If another view covers the middle and would handle the touch by another gesture, the tap is
    /// refused, and the result names that view. The host checks this only if it has a ``size``, or
    /// if the view is in a stack of layers or under an overlay. In other trees a tap computes no
    /// layout. A view without a size or outside the host can be tapped. A view that is closed to
    /// touches lets the tap through, as at a point.
    ///
    /// Gestures do not wait for further taps.
    ///
    /// - Parameters:
    ///   - query: The view to tap.
    ///   - count: The number of taps in a row; see ``TesseraViews/HostedView/tap(count:)``.
    @discardableResult
    public func tap(_ query: ViewQuery, count: Int = 1) -> InteractionResult {
        interact(with: query) { $0.tap(count: count) }
    }

    /// Puts a finger on a view. Use `release(_:inside:)` to lift it.
    ///
    /// There is only one finger: a press elsewhere is cancelled.
    @discardableResult
    public func press(_ query: ViewQuery) -> InteractionResult {
        interact(with: query) { $0.press() }
    }

    /// Lifts the finger inside the view, which completes the press, or outside, which cancels it.
    ///
    /// A press must end where it began, and the view must still respond. Otherwise the press is
    /// cancelled, and the result is the reason. The result is also a refusal if there was no press.
    @discardableResult
    public func release(_ query: ViewQuery, inside: Bool = true) -> InteractionResult {
        let result = interact(with: query) { $0.release(inside: inside) }
        if finger.cancel() { update() }
        return result
    }

    /// Activates an accessibility element, as a double tap with a screen reader does.
    ///
    /// An element without an activation is tapped instead.
    @discardableResult
    public func activate(_ query: ViewQuery) -> InteractionResult {
        perform(query, "activate", .default) { self.view($0.view.middle).tap() }
    }
}
