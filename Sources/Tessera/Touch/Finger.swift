import Foundation
import TesseraCore
import TesseraLayout

/// The finger of a host: it is on the screen or not, and what it does is told to the gestures of what it
/// touches.
@MainActor
final class Finger {
    let clock = Clock()
    /// Brings the host's tree up to date.
    let update: () -> Void
    /// Returns the layout of the host's tree as it is now.
    let layout: () -> ViewLayout
    /// Returns the size of the host.
    let size: () -> ProposedViewSize
    /// Reports what is wrong in the use of views, once for each.
    let report: ([(path: String, message: String)]) -> Void

    private var touch: Touch?
    /// The gestures of the touch, or of the last one if they wait for another.
    private var arbitration: Arbitration?
    /// What the finger scrolls, and where the finger was when it was scrolled last.
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
    /// - Parameter find: Returns what is touched; it is called again when an earlier touch has changed
    ///   something by being over.
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
            // Its gestures wait for a touch that does not come.
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

    /// Moves the finger, and returns false if it is not on the screen.
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

    /// What has become of a touch.
    enum Outcome {
        /// A gesture has been recognized.
        case recognized
        /// A gesture waits for another touch.
        case waiting
        /// No gesture has been recognized.
        case failed
    }

    /// Lifts the finger; returns `nil` if it is not on the screen.
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

    /// Lifts the finger, and returns the result.
    func release() -> InteractionResult {
        switch lift() {
        case nil: .refused("no finger is down")
        case .recognized, .waiting: .done
        case .failed: .refused("no gesture was recognized")
        }
    }

    /// Takes the finger away, and returns the result.
    func cancelled() -> InteractionResult { cancel() ? .done : .refused("no finger is down") }

    /// Taps once or more often, and returns the result; `nil` if there is no view to touch.
    func tap(count: Int, _ find: () -> TouchedViews?) -> InteractionResult? {
        guard (1...100).contains(count) else { return .refused("\(count) taps in a row") }
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

    /// Taps once; a tap that waits for another one has a refusal as its result.
    private func tap(on touched: TouchedViews, isOnly: Bool) -> InteractionResult {
        // One gesture alone has nothing to wait for.
        if isOnly, isIdle, touched.handlers.count == 1,
            let action = (touched.handlers[0].handler as? any TapHandler)?.tapAction(count: 1)
        {
            action()
            return .done
        }
        putDown(on: touched)
        return lift() == .recognized ? .done : touched.unanswered("tap")
    }

    /// Has gestures that wait for another tap know that there is none; returns whether a gesture has been
    /// recognized.
    @discardableResult
    func rest() -> Bool {
        guard let arbitration, touch?.isDown != true else { return false }
        send(.rest)
        return arbitration.hasRecognized
    }

    /// Takes the finger away so that no gesture is recognized; returns false if it is not there.
    @discardableResult
    func cancel() -> Bool {
        guard let arbitration, touch?.isDown == true else { return false }
        drop(arbitration)
        return true
    }

    /// Lets time pass.
    func wait(_ duration: Duration) {
        let end = clock.time(after: duration)
        while let deadline = arbitration?.deadline, deadline <= end {
            clock.move(to: deadline)
            send(.tick)
            update()
            // What is due now has had its turn.
            if let next = arbitration?.deadline, next <= deadline { break }
        }
        clock.move(to: end)
    }

    /// Cancels the gestures of what has gone or refuses touches; false if there are none.
    func cancelRefused() -> Bool {
        guard let arbitration, arbitration.hasLostNode else { return false }
        send(.tick)
        return true
    }

    /// A Boolean value that is true if no gesture is being recognized.
    var isIdle: Bool { arbitration == nil }

    /// Returns true if the finger is on something whose gestures are among some.
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
