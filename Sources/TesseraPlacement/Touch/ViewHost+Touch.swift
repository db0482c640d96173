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

    /// Moves the finger to a point. A move to the place where it is has no effect.
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
    /// press, move, ``/TesseraViews/ViewHost/wait(_:)`` and release.
    @discardableResult
    public func drag(along points: [CGPoint]) -> InteractionResult {
        for (number, point) in points.enumerated() {
            let result = number == 0 ? press(at: point) : move(to: point)
            guard result == .done else {
                cancel()
                return result
            }
        }
        return points.isEmpty ? .refused("no points to drag along") : release()
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
}

extension HostedView {
    var finger: Finger { services[Finger.self] }

    /// Taps the middle of the view.
    ///
    /// If a view has a body with a single view, the content is tapped: a button responds by the
    /// gesture that its style puts around the label. A disabled, read-only or closed gesture leaves
    /// the tap to the gestures of its ancestors. A tap that no view in a list row handles is a tap
    /// on the row. See ``TesseraViews/ViewHost/tap(_:count:)`` for views that others cover.
    ///
    /// - Parameter count: The number of successive taps, from 1 to 100. If no gesture needs that
    ///   many taps, gestures that need fewer taps are performed as often as the taps suffice.
    @discardableResult
    public func tap(count: Int = 1) -> InteractionResult { finger.tap(.view(node), count: count) }

    /// Puts a finger on the middle of the view. The finger can then be moved and lifted.
    ///
    /// There is only one finger: a press elsewhere is cancelled.
    @discardableResult
    public func press() -> InteractionResult { finger.press(.view(node)) }

    /// Lifts the finger inside the view, which completes the press, or outside, which cancels it.
    ///
    /// A press must end where it began, and the view must still respond. Otherwise the press is
    /// cancelled, and the result is the reason. The result is also a refusal if there was no press.
    @discardableResult
    public func release(inside: Bool = true) -> InteractionResult {
        finger.release(node, inside: inside)
    }
}
