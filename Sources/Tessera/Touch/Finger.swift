import Foundation
import TesseraCore
import TesseraLayout

/// The simulated finger of a host. It sends touch events to the gestures of the views that it
/// touches.
@MainActor
final class Finger {
    let clock = Clock()
    /// Updates the host's tree.
    let update: () -> Void
    /// Returns the current layout of the host's tree.
    let layout: () -> ViewLayout
    /// Returns the size of the host.
    let size: () -> ProposedViewSize
    /// Reports runtime issues, each once.
    let report: ([(path: String, message: String)]) -> Void

    private var touch: Touch?
    /// The gestures of the touch, or of the last touch if they wait for another touch.
    private var arbitration: Arbitration?
    /// The node that the finger scrolls, with the location of the finger at the last scroll.
    private var scrolling: (node: Node, from: CGPoint)?

    init(
        layout: @escaping () -> ViewLayout, size: @escaping () -> ProposedViewSize,
        update: @escaping () -> Void,
        report: @escaping ([(path: String, message: String)]) -> Void
    ) {
        (self.layout, self.size) = (layout, size)
        (self.update, self.report) = (update, report)
    }

    /// Puts the finger down, and returns the result; `nil` if there is no view to touch.
    ///
    /// - Parameter find: Returns the touched views. It is called again if the end of an earlier
    ///   touch has changed the tree.
    func press(_ find: () -> TouchedViews?) -> InteractionResult? {
        reach(find, for: "press", mayScroll: true) { touched in
            putDown(on: touched)
            return .done
        }
    }

    /// Finds the touched views, and calls `touch` with them if they respond to an interaction.
    ///
    /// - Parameter mayScroll: Whether views that only scroll respond as well.
    private func reach(
        _ find: () -> TouchedViews?, for interaction: String, mayScroll: Bool = false,
        _ touch: (TouchedViews) -> InteractionResult
    ) -> InteractionResult? {
        cancel()
        guard var touched = find() else { return nil }
        if let waiting = arbitration, !touched.areThose(of: waiting) {
            // The waiting gestures receive no further touch.
            rest()
            drop(waiting)
            update()
            guard let again = find() else { return nil }
            touched = again
        }
        guard !touched.handlers.isEmpty || mayScroll && touched.canScroll else {
            return touched.unanswered(interaction)
        }
        if let front = covering(touched) { return .refused("covered by \(front.path)") }
        return touch(touched)
    }

    private func putDown(on touched: TouchedViews) {
        touch = Touch(on: touched.view, at: touched.place, by: self)
        arbitration = arbitration ?? Arbitration(touched.handlers)
        send(.down)
    }

    /// Moves the finger. Returns `false` if it is not down.
    func move(to point: CGPoint) -> Bool {
        guard let touch, touch.isDown else { return false }
        touch.move(to: point)
        if scrolling == nil { send(.move) }
        scroll()
        return true
    }

    private func scroll() {
        guard let touch, let (node, start) = scrolling else { return }
        scroll(node, from: start, to: touch.location)
        scrolling?.from = touch.location
    }

    /// The outcome of a touch.
    enum Outcome {
        /// A gesture has been recognized.
        case recognized
        /// A gesture waits for another touch.
        case waiting
        /// No gesture has been recognized.
        case failed
    }

    /// Lifts the finger. Returns `nil` if it is not down.
    func lift() -> Outcome? {
        guard let touch, touch.isDown, let arbitration else { return nil }
        touch.lift()
        send(.up)
        if scrolling != nil {
            scrolling = nil
            return .recognized
        }
        if arbitration.hasRecognized { return .recognized }
        return arbitration.isOver ? .failed : .waiting
    }

    /// Lifts the finger and returns the result.
    func release() -> InteractionResult {
        switch lift() {
        case nil: .refused("no finger is down")
        case .recognized, .waiting: .done
        case .failed: .refused("no gesture was recognized")
        }
    }

    /// Cancels the touch and returns the result.
    func cancelled() -> InteractionResult { cancel() ? .done : .refused("no finger is down") }

    /// Taps a number of times, and returns the result; `nil` if there is no view to touch.
    func tap(count: Int, _ find: () -> TouchedViews?) -> InteractionResult? {
        guard (1...100).contains(count) else {
            return .refused("the number of taps must be from 1 to 100, not \(count)")
        }
        var result: InteractionResult?
        for _ in 1...count {
            let tapped = reach(find, for: "tap") { tap(on: $0, isOnly: count == 1) }
            if result == nil || tapped == .done { result = tapped }
            update()
            guard tapped == .done || !isIdle else { break }
        }
        if rest() { result = .done }
        update()
        return result
    }

    /// Taps once. The result is a refusal if the gesture waits for another tap.
    private func tap(on touched: TouchedViews, isOnly: Bool) -> InteractionResult {
        // A single gesture does not compete with others.
        if isOnly, isIdle, touched.handlers.count == 1,
            let action = (touched.handlers[0].handler as? any TapHandler)?.tapAction(count: 1)
        {
            action()
            return .done
        }
        putDown(on: touched)
        return lift() == .recognized ? .done : touched.unanswered("tap")
    }

    /// Ends the wait of gestures for another tap. Returns whether a gesture has been recognized.
    @discardableResult
    func rest() -> Bool {
        guard let arbitration, touch?.isDown != true else { return false }
        send(.rest)
        return arbitration.hasRecognized
    }

    /// Cancels the touch, so that no gesture is recognized. Returns `false` if the finger is not
    /// down.
    @discardableResult
    func cancel() -> Bool {
        guard let arbitration, touch?.isDown == true else { return false }
        drop(arbitration)
        return true
    }

    /// Advances the clock and fires the deadlines of waiting gestures.
    func wait(_ duration: Duration) {
        let end = clock.time(after: duration)
        while let deadline = arbitration?.deadline, deadline <= end {
            clock.move(to: deadline)
            send(.tick)
            update()
            // A deadline that has not moved has been handled.
            if let next = arbitration?.deadline, next <= deadline { break }
        }
        clock.move(to: end)
    }

    /// Cancels the gestures of removed or refusing views. Returns `false` without such gestures.
    func cancelRefused() -> Bool {
        guard let arbitration, arbitration.hasLostNode else { return false }
        send(.tick)
        return true
    }

    /// Whether no gesture is in progress.
    var isIdle: Bool { arbitration == nil }

    /// Returns whether the finger is down on a view with one of the gestures.
    func isOn(_ touched: TouchedViews) -> Bool {
        guard let arbitration, touch?.isDown == true,
            arbitration.hasRecognized || !arbitration.isOver
        else { return false }
        return arbitration.nodes.contains { node in
            touched.handlers.contains { $0.node === node }
        }
    }

    private func send(_ kind: TouchEvent.Kind) {
        guard let touch, let arbitration else { return }
        let scrolled = kind == .move ? scrollTarget(of: touch) : nil
        let calls = arbitration.handle(
            TouchEvent(kind: kind, touch: touch, time: clock.now, node: touch.view),
            scrolling: scrolled)
        if let scrolled, arbitration.hasYielded { scrolling = (scrolled, touch.start) }
        if arbitration.isOver, !touch.isDown { (self.touch, self.arbitration) = (nil, nil) }
        calls.perform()
    }

    private func drop(_ arbitration: Arbitration) {
        if self.arbitration === arbitration {
            (touch, self.arbitration, scrolling) = (nil, nil, nil)
        }
        arbitration.cancel().perform()
    }
}
