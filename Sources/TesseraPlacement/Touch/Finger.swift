/// The simulated finger of a host. It sends touch events to the gestures of the views that it
/// touches.
package final class Finger: HostService {
    private var touch: Touch?
    /// The gestures of the touch, or of the last touch if they wait for another touch.
    private var arbitration: Arbitration?
    /// The node that the finger scrolls, with the location of the finger at the last scroll.
    private var scrolling: (node: Node, from: CGPoint)?
    /// The last hit, until the tree or the host changes.
    private var lastHit: Hit?

    private unowned let services: HostServices
    private let demand: LayoutDemand

    package init(of services: HostServices) {
        self.services = services
        demand = services[LayoutDemand.self]
    }
}

@MainActor
extension Finger {
    /// The current layout of the host's tree.
    package var layout: ViewLayout { demand.layout }
    /// The size of the host.
    var size: ProposedViewSize { demand.size }

    /// The time since the host was made, which only `wait(_:)` advances.
    private var now: Duration { services.now }

    /// Updates the host's tree.
    func update() { services.update() }

    /// Puts the finger down.
    func press(_ place: TouchPlace) -> InteractionResult {
        update()
        defer { update() }
        let touched = reach(place)
        guard touched.responds || touched.canScroll, touched.cover == nil else {
            return touched.unanswered("press")
        }
        putDown(on: touched)
        return .done
    }

    /// Returns the views and gestures that a new touch reaches. The last touch is over then, and its
    /// gestures only wait on if they receive the new touch.
    private func reach(_ place: TouchPlace) -> TouchedViews {
        cancel()
        let touched = touched(at: place)
        guard let waiting = arbitration, touched.chain.view != nil, !touched.areThose(of: waiting)
        else { return touched }
        // The waiting gestures may change the tree.
        rest()
        drop(waiting)
        update()
        return self.touched(at: place)
    }

    private func putDown(on touched: TouchedViews) {
        guard let view = touched.chain.view else { return }
        touch = Touch(on: view, at: touched.chain.point, in: demand)
        let arbitration = arbitration ?? Arbitration(touched.candidates)
        self.arbitration = arbitration
        // Gestures that wait for another touch may receive it at another target.
        for (known, new) in zip(arbitration.candidates, touched.candidates) {
            known.target = new.target
        }
        for (node, target) in touched.replaced {
            touch?.report(
                "its gesture is not performed, because a touch chooses \(target.path). "
                    + "simultaneousGesture(_:) adds a gesture.", at: node)
        }
        send(.down)
    }

    /// Moves the finger.
    func move(to point: CGPoint) -> InteractionResult {
        update()
        guard let touch, touch.isDown else { return Self.notDown }
        // A click ends where it began.
        if point == touch.location { return .done }
        defer { update() }
        touch.move(to: point)
        if scrolling == nil { send(.move) }
        if let (node, start) = scrolling {
            scroll(node, from: start, to: point)
            scrolling?.from = point
        }
        return .done
    }

    /// Lifts the finger. Returns whether a gesture has been recognized.
    private func lift() -> Bool {
        guard let touch, let arbitration else { return false }
        touch.lift()
        send(.up)
        defer { scrolling = nil }
        return scrolling != nil || arbitration.hasRecognized
    }

    private static var notDown: InteractionResult { .refused("no finger is down") }

    /// Lifts the finger and returns the result.
    ///
    /// - Parameters:
    ///   - view: The view that is released. If the press did not begin on it, the touch is
    ///     cancelled.
    ///   - inside: Whether the finger is inside the view. Otherwise the touch is cancelled.
    func release(_ view: Node? = nil, inside: Bool = true) -> InteractionResult {
        update()
        defer { update() }
        if let view, !isOn(view) {
            let touched = touched(at: .view(view))
            cancel()
            return touched.responds
                ? .refused("no press began here") : touched.unanswered("release")
        }
        guard touch?.isDown == true else { return Self.notDown }
        guard inside else { return cancelled() }
        return lift() || arbitration != nil ? .done : .refused("no gesture was recognized")
    }

    /// Cancels the touch and returns the result.
    func cancelled() -> InteractionResult {
        update()
        defer { update() }
        return cancel() ? .done : Self.notDown
    }

    /// Taps a number of times, and returns the result.
    func tap(_ place: TouchPlace, count: Int) -> InteractionResult {
        update()
        guard (1...100).contains(count) else {
            return .refused("the number of taps must be from 1 to 100, not \(count)")
        }
        var result = InteractionResult.done
        for number in 1...count {
            let touched = reach(place)
            var tapped = touched.unanswered("tap")
            if touched.responds, touched.cover == nil {
                putDown(on: touched)
                if lift() { tapped = .done }
            }
            if number == 1 || tapped == .done { result = tapped }
            update()
            guard tapped == .done || arbitration != nil else { break }
        }
        if rest() { result = .done }
        update()
        return result
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

    /// The next deadline of the gestures.
    package var deadline: Duration? { arbitration?.deadline }

    package func meetDeadline() { send(.tick) }

    /// Cancels the gestures of removed or refusing views. Returns `false` without such gestures.
    package func treeDidChange() -> Bool {
        lastHit = nil
        guard let arbitration, let update = event(.update), arbitration.followTree(update)
        else { return false }
        send(.tick)
        return true
    }

    /// Returns whether the finger is down on a view with one of the gestures.
    private func isOn(_ view: Node) -> Bool {
        guard let arbitration, touch?.isDown == true,
            arbitration.hasRecognized || !arbitration.isOver
        else { return false }
        if view.innermost === touch?.view { return true }
        guard let inner = touched(at: .view(view)).chain.view else { return false }
        return arbitration.candidates.contains { inner === $0.node || inner.isInside($0.node) }
    }

    private func event(_ kind: _TouchEvent.Kind) -> _TouchEvent? {
        guard let touch else { return nil }
        return _TouchEvent(kind: kind, touch: touch, time: now, node: touch.view)
    }

    private func send(_ kind: _TouchEvent.Kind) {
        guard let touch, let arbitration, let event = event(kind) else { return }
        let scrolled = kind == .move ? touch.scrollTarget : nil
        let calls = arbitration.handle(event, scrolling: scrolled)
        if let scrolled, arbitration.hasYielded { scrolling = (scrolled, touch.start) }
        if arbitration.isOver, !touch.isDown { (self.touch, self.arbitration) = (nil, nil) }
        touch.view.act(calls.perform)
    }

    private func drop(_ arbitration: Arbitration) {
        let view = touch?.view ?? services.top
        if self.arbitration === arbitration {
            (touch, self.arbitration, scrolling) = (nil, nil, nil)
        }
        view.act(arbitration.cancel().perform)
    }

    /// The phases of the gestures of the touch, from the inside out; `nil` if no event can change the
    /// result any more.
    package var phases: [GesturePhase]? {
        guard let arbitration, !arbitration.isOver else { return nil }
        return arbitration.candidates.map { $0.recognizer?.phase ?? .possible }
    }

    /// Whether the touch scrolls a view.
    package var isScrolling: Bool { scrolling != nil }

    /// Returns the views and gestures that a place reaches.
    ///
    /// The place of a view is its middle. It needs a layout only if another view may be touched
    /// there: if the host has a size, if an ancestor of the view has layers, or if the view is closed
    /// to touches. A closed view passes them to the view behind it, or to an ancestor with a touch
    /// area.
    package func touched(at place: TouchPlace) -> TouchedViews {
        let node: Node
        switch place {
        case .view(let view): node = view
        case .point(let point):
            let hit = hit(at: point)
            return TouchedViews(hit.chain, isBesideView: hit.isBesideView)
        }
        let chain = ResponderChain(.touch, from: node.innermost)
        var touched = TouchedViews(chain)
        let isClosed = chain.refusal != nil || touched.isFlat
        guard let view = chain.view, !isClosed || !view.isCovered,
            isClosed || touched.isLayered || size != .unspecified,
            let middle = front(inMiddleOf: view)
        else { return touched }
        func other() -> TouchedViews {
            TouchedViews(
                ResponderChain(
                    touching: middle.front, at: middle.point, refusal: touched.refusal))
        }
        if isClosed { return middle.isInFront ? touched : other() }
        if middle.isInFront, middle.isVisible, touched.responds || touched.canScroll,
            other().candidates.first?.node !== touched.candidates.first?.node
        {
            touched.cover = middle.front
        }
        return touched
    }

    /// Returns the foremost view at a point. A click looks at the same point several times.
    package func hit(at point: CGPoint) -> Hit {
        if let lastHit, lastHit.point == point { return lastHit }
        let hit = layout.hit(at: point)
        lastHit = hit
        return hit
    }

    /// Returns the foremost view in the middle of a view, whether it is in front of the view, and
    /// whether the view is visible there.
    private func front(
        inMiddleOf view: Node
    ) -> (front: Node, point: CGPoint, isInFront: Bool, isVisible: Bool)? {
        let layout = layout
        guard let box = layout.boxes(of: view).first, let point = layout.center(of: view),
            let front = hit(at: point).front
        else { return nil }
        let screen = CGSize(width: size.width ?? .infinity, height: size.height ?? .infinity)
        let isVisible = CGRect(origin: .zero, size: screen).contains(point)
        return (
            front.node, point, layout.root.isBox(front.box, inFrontOf: box),
            isVisible && !box.bounds.isEmpty
        )
    }
}
