public import Foundation
import TesseraCore

extension ViewHost {
    /// Taps the view that is at a point of the host's space.
    ///
    /// ```swift
    /// host.tap(at: CGPoint(x: 12, y: 3))  // .refused("no view at 12,3")
    /// ```
    ///
    /// The point is in the space of ``frame(of:)``. It reaches the foremost view there: a text, image
    /// or colour in its frame, a shape inside its outline, and what has a background or a
    /// `contentShape(_:eoFill:)` inside that; what is hidden or closed to touches lets the touch through.
    /// Gestures of the view, and of those around it, then respond as they do to ``tap(_:count:)``.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> InteractionResult {
        touch(at: point) { finger.tap(count: count, $0) }
    }

    /// Puts a finger on the view that is at a point, to be moved and lifted.
    ///
    /// There is one finger: a touch that goes on is cancelled.
    @discardableResult
    public func press(at point: CGPoint) -> InteractionResult {
        touch(at: point) { finger.press($0) }
    }

    /// Moves the finger that is down to a point.
    @discardableResult
    public func move(to point: CGPoint) -> InteractionResult {
        update()
        defer { update() }
        guard (point.x + point.y).isFinite else { return .refused("no point: \(written(point))") }
        return finger.move(to: point) ? .done : .refused("no finger is down")
    }

    /// Lifts the finger where it is.
    ///
    /// The result is a refusal if no gesture has been recognized by then, and none waits for another
    /// touch.
    @discardableResult
    public func release() -> InteractionResult {
        update()
        defer { update() }
        return finger.release()
    }

    /// Takes the finger away in the middle of a touch, as a call that comes in does: no gesture ends.
    @discardableResult
    public func cancel() -> InteractionResult {
        update()
        defer { update() }
        return finger.cancelled()
    }

    /// Puts a finger down at the first of some points, moves it to the others, and lifts it there.
    ///
    /// ```swift
    /// host.drag(along: [CGPoint(x: 10, y: 5), CGPoint(x: 60, y: 5)])
    /// ```
    ///
    /// No time passes, so that the speed of the finger is 0: to let time pass between the points, press,
    /// move, ``wait(_:)`` and release.
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

    /// Moves the pointer to a point, as a mouse does, or away with `nil`.
    ///
    /// The views there are told by `onHover(perform:)` and `onContinuousHover(coordinateSpace:perform:)`.
    /// The result is a refusal if there is no view at the point, or none that is told.
    @discardableResult
    public func hover(at point: CGPoint?) -> InteractionResult {
        update()
        defer { update() }
        let layout = currentLayout
        defer { report(layout.takeIssues()) }
        let look = point.map { self.look(at: $0) }
        let isTold = pointer.move(to: point, over: look?.front?.node, in: layout)
        guard let look, !isTold else { return .done }
        guard look.front == nil else { return .refused("nothing here responds to a pointer") }
        return .refused(look.refusal ?? "no view at \(written(look.point))")
    }

    /// Lets time pass on the host's clock, on which gestures wait: for a long press, or for another tap.
    ///
    /// Nothing else moves the clock. A negative duration counts as none.
    public func wait(_ duration: Duration) {
        update()
        finger.wait(duration)
        update()
    }

    private func touch(
        at point: CGPoint, _ interaction: (() -> TouchedViews?) -> InteractionResult?
    ) -> InteractionResult {
        update()
        defer { update() }
        var refusal: String?
        let result = interaction {
            let look = look(at: point)
            refusal = look.refusal
            guard let front = look.front else { return nil }
            return TouchedViews(
                ResponderChain(touching: front.node, at: point, refusal: refusal),
                isBesideView: front.isBesideView)
        }
        return result ?? .refused(refusal ?? "no view at \(written(point))")
    }

    /// Returns what is touched at a point of a tree that is up to date. A click asks several times.
    func look(at point: CGPoint) -> HostFindings.Look {
        if let look = findings.look, look.point == point { return look }
        let layout = currentLayout
        defer { report(layout.takeIssues()) }
        var refusal: String?
        let front = layout.front(at: point) { refusal = $0 }
        let look = HostFindings.Look(point: point, front: front, refusal: refusal)
        findings.look = look
        return look
    }

    private func written(_ point: CGPoint) -> String { "\(written(point.x)),\(written(point.y))" }
}
