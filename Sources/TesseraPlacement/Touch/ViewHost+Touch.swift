extension ViewHost {
    /// Taps the view at a point.
    ///
    /// ```swift
    /// host.tap(at: CGPoint(x: 12, y: 3))  // .refused("no view at 12,3")
    /// ```
    ///
    /// The point is in the space of ``frame(of:)``. It reaches the foremost view there: a text,
    /// image or colour within its frame, a shape within its outline, and a view with a background
    /// or a `contentShape(_:eoFill:)` within that area. Hidden views and views closed to touches
    /// let the touch through. The gestures of the view and its ancestors respond as for
    /// ``tap(_:count:)``.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> InteractionResult {
        finger.tap(.point(point), count: count)
    }

    /// Puts a finger on the view at a point. The finger can then be moved and lifted.
    ///
    /// There is only one finger: another touch is cancelled.
    @discardableResult
    public func press(at point: CGPoint) -> InteractionResult {
        finger.press(.point(point))
    }

    /// Moves the finger to a point.
    @discardableResult
    public func move(to point: CGPoint) -> InteractionResult {
        guard (point.x + point.y).isFinite else {
            return .refused("the point is not finite: \(point.written)")
        }
        return finger.move(to: point)
    }

    /// Lifts the finger at its location.
    ///
    /// The result is a refusal if no gesture has been recognized and no gesture waits for another
    /// touch.
    @discardableResult
    public func release() -> InteractionResult { finger.release() }

    /// Cancels the touch, as an incoming call does: no gesture ends.
    @discardableResult
    public func cancel() -> InteractionResult { finger.cancelled() }

    /// Puts a finger down at the first point, moves it to the others, and lifts it at the last
    /// point.
    ///
    /// ```swift
    /// host.drag(along: [CGPoint(x: 10, y: 5), CGPoint(x: 60, y: 5)])
    /// ```
    ///
    /// No time passes, so the velocity of the finger is 0. To let time pass between the points, use
    /// press, move, ``wait(_:)`` and release.
    @discardableResult
    public func drag(along points: [CGPoint]) -> InteractionResult {
        guard let first = points.first else { return .refused("no points to drag along") }
        let pressed = press(at: first)
        guard pressed == .done else { return pressed }
        for point in points.dropFirst() {
            let moved = move(to: point)
            guard moved == .done else {
                cancel()
                return moved
            }
        }
        return release()
    }

    /// Slides the finger from the middle of one view to the middle of another.
    ///
    /// ```swift
    /// host.drag(from: .text("1"), to: .text("4"))
    /// ```
    ///
    /// The result is a refusal if a query means no view, or several; see ``drag(along:)``.
    @discardableResult
    public func drag(from start: ViewQuery, to end: ViewQuery) -> InteractionResult {
        interact(with: start) { start in
            interact(with: end) { end in
                drag(
                    along: [start, end].compactMap { view in
                        currentLayout.frame(of: view.node).map { CGPoint(x: $0.midX, y: $0.midY) }
                    })
            }
        }
    }

    /// Lets time pass on the host's clock, for gestures that wait, such as a long press or a double
    /// tap.
    ///
    /// Nothing else moves the clock. A negative duration counts as 0.
    public func wait(_ duration: Duration) {
        update()
        finger.wait(duration)
        update()
    }
}
