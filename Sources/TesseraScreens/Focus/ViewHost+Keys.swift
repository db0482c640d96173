extension ViewHost {
    /// The view that receives key presses.
    var focus: Focus { services[Focus.self] }

    /// Moves the focus to the first stop inside a view, or else to the nearest stop around the
    /// view.
    @discardableResult
    public func focus(_ query: ViewQuery) -> InteractionResult {
        interact(with: query) { view in
            let around = sequence(first: view.node, next: \.parent)
            let stop =
                view.node.firstNode { $0.isFocusStop } ?? around.first { $0.isFocusStop }
            guard let stop else {
                let closed = view.node.innermost.refusal(of: .key)
                return .refused(closed ?? "nothing here can have the focus")
            }
            focus.move(to: stop)
            update()
            return .done
        }
    }

    /// Takes the focus from the view that has it, so that no view has the focus.
    ///
    /// The state of each ``FocusState`` around the view follows.
    ///
    /// - Returns: A refusal if no view has the focus.
    @discardableResult
    public func resignFocus() -> InteractionResult {
        update()
        guard focus.node != nil else { return .refused("no view has the focus") }
        focus.move(to: nil)
        update()
        return .done
    }

    /// The view that has the focus; `nil` if no view has it.
    public var focusedView: HostedView? {
        focusedNode.map(view)
    }

    /// The node of the view that has the focus; `nil` if no view has it.
    package var focusedNode: Node? {
        update()
        // A modifier that has the focus belongs to the first view that it is applied to.
        return focus.node.map { stop in stop.firstNode { $0.elementName != nil } ?? stop }
    }

    /// Moves the focus to the control or field at a point, as a click does. Returns `false` and
    /// changes nothing if there is no control or field.
    package func focus(at point: CGPoint) -> Bool {
        update()
        guard let stop = focusStop(at: point) else { return false }
        focus.move(to: stop)
        update()
        return true
    }

    /// Returns the control or field at a point that can have the focus; `nil` without any.
    package func focusStop(at point: CGPoint) -> Node? {
        var next = finger.hit(at: point).front?.node
        while let node = next, !node.has((any FocusStop).self) || !node.canHaveFocus {
            next = node.parent
        }
        return next?.focusStop
    }

    /// The nodes that Tab moves the focus to, in order.
    package var focusStops: [Node] {
        update()
        return graph.top.focusStops
    }

    /// The node that receives keys; `nil` if no node does. It may be a modifier.
    package var focusStop: Node? {
        update()
        return focus.node
    }

    /// Moves the focus to a stop, as Tab does.
    package func moveFocus(to stop: Node) {
        focus.move(to: stop)
        update()
        reveal(stop)
    }

    /// Whether a state follows the focus, so that its moves can change views.
    package var observesFocus: Bool {
        graph.top.firstNode { $0.has(FocusLink.self) } != nil
    }

    /// Presses and releases a key.
    ///
    /// The focused view receives the key, then its ancestors, until an action handles it. If no
    /// action does, Tab moves to the next focus stop, or to the previous stop with Shift, and a text
    /// field types the key.
    ///
    /// A field receives the focus with its caret at the end. The arrows, Home and End move the
    /// caret; typing, pasting and deleting happen at the caret. Text cannot be selected, so Shift
    /// has no effect on the caret.
    ///
    /// ```swift
    /// host.focus(.type("Rating"))
    /// host.press(key: .rightArrow)
    /// host.press(key: .rightArrow, repeats: 3)  // held, until it has come four times
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are held.
    ///   - repeats: How often the key comes again while it is held, as long as the view keeps the
    ///     focus; a negative number counts as 0.
    /// - Returns: The result of the last time that the key came.
    @discardableResult
    public func press(
        key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int = 0
    ) -> InteractionResult {
        update()
        guard let stop = focus.node else {
            return key == .tab
                ? moveFocus(backwards: modifiers.contains(.shift))
                : .refused("no view has the focus")
        }
        let chain = ResponderChain(.key, from: stop)
        func send(_ phase: KeyPress.Phases) -> InteractionResult {
            let press = KeyPress(key: key, modifiers: modifiers, phase: phase)
            let result: InteractionResult = stop.act {
                let isHandled = chain.handles(press)
                return isHandled || phase == .up ? .done : pressUnhandled(press, at: stop)
            }
            update()
            return result
        }
        var result = send(.down)
        for _ in 0..<max(0, repeats) where focus.node === stop { result = send(.repeat) }
        if focus.node === stop { _ = send(.up) }
        return result
    }

    private func pressUnhandled(_ press: KeyPress, at stop: Node) -> InteractionResult {
        if press.key == .tab { return moveFocus(backwards: press.modifiers.contains(.shift)) }
        if press.key == .space || press.key == .return, press.modifiers.isSubset(of: .numericPad),
            !stop.has((any TextInput).self),
            let action = stop.nodesOfView.first(where: { $0.isKeyAction && $0.canHaveFocus })?
                .keyAction
        {
            if press.phase == .down { action() }
            return .done
        }
        let isTyped = press.modifiers.isSubset(of: [.shift, .capsLock, .numericPad])
        if isTyped, type(press.key) { return .done }
        let key = AdjustmentKey(press, stop.environment.layoutDirection)
        if key != nil, press.phase == .down, let control = stop.stopInside {
            graph.report(
                "the focus is on a stop around the control, which receives no key; "
                    + "leave out 'focusable()' there.", path: control.path)
        }
        return .refused("nothing here responds to the key")
    }

    private func moveFocus(backwards: Bool) -> InteractionResult {
        let stops = graph.top.focusStops
        guard !stops.isEmpty else { return .refused("nothing can have the focus") }
        let current = stops.firstIndex { $0 === focus.node }
        let next = current.map { ($0 + (backwards ? -1 : 1) + stops.count) % stops.count }
        moveFocus(to: stops[next ?? (backwards ? stops.count - 1 : 0)])
        return .done
    }
}

extension Node {
    /// The control with keys inside this stop; `nil` if the stop is around other
    /// views as well, or is such a control.
    @MainActor fileprivate var stopInside: Node? {
        var (node, view) = (self, nil as Node?)
        while !node.isPrimitiveView, let inner = node.onlyChild {
            node = inner
            if node.canHaveFocus, node.has((any KeyHandler).self) { return view ?? node }
            if node.elementName != nil { view = node }
        }
        return nil
    }
}

extension ResponderChain {
    /// Performs the key actions of the nodes. Returns whether an action has handled the key.
    fileprivate func handles(_ press: KeyPress) -> Bool {
        nodes.contains { node in
            guard let handler = node.role((any KeyHandler).self) else { return false }
            return node.refusal(of: .key) == nil && handler.press(press, at: node) == .handled
        }
    }
}
