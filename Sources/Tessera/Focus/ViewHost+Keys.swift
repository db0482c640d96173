package import Foundation
package import TesseraCore

extension ViewHost {
    /// Gives the focus to a view: to the first stop inside it, or else to the nearest around it.
    @discardableResult
    public func focus(_ query: ViewQuery) -> InteractionResult {
        interact(with: query) { view in
            let around = sequence(first: view.node, next: \.parent)
            let stop = view.node.focusStops(limit: 1).first ?? around.first { $0.canHaveFocus }
            guard let stop else {
                let closed = view.node.innermost.refusal
                return .refused(closed ?? "nothing here can have the focus")
            }
            focus.move(to: stop)
            update()
            return .done
        }
    }

    /// The view that has the focus; `nil` if none has.
    public var focusedView: HostedView? {
        focusedNode.map(view)
    }

    /// The node of the view that has the focus; `nil` if none has.
    package var focusedNode: Node? {
        update()
        return focus.node?.enclosingView
    }

    /// Gives the focus to the control or field at a point, as a click does, and has the caret of a field
    /// stand there; returns false where there is neither, and both stay.
    package func focus(at point: CGPoint) -> Bool {
        update()
        var stop = look(at: point).front?.node
        while let node = stop, !(node.has((any FocusStop).self) && node.canHaveFocus) {
            stop = node.parent
        }
        guard let stop else { return false }
        focus.move(to: stop)
        update()
        moveCaret(to: point)
        return true
    }

    /// Presses a key, and lets it go.
    ///
    /// It goes to the view that has the focus, and outwards from there until an action has handled it.
    /// Where none has, an arrow is a move command, Tab goes to the next stop of the focus, or with Shift
    /// to the one before, and in a text field the key is typed.
    ///
    /// A field has its caret at the end when it receives the focus. The arrows, Home and End move it, and
    /// what is typed, pasted or deleted is there. Nothing can be selected: Shift changes nothing of that.
    ///
    /// ```swift
    /// host.focus(.type("Rating"))
    /// host.press(key: .rightArrow)
    /// ```
    @discardableResult
    public func press(key: KeyEquivalent, modifiers: EventModifiers = []) -> InteractionResult {
        update()
        guard let stop = focus.node else {
            return key == .tab
                ? moveFocus(backwards: modifiers.contains(.shift))
                : .refused("no view has the focus")
        }
        var result = InteractionResult.done
        if !stop.handles(KeyPress(key: key, modifiers: modifiers, phase: .down)) {
            result = pressUnhandled(key, modifiers, at: stop)
        }
        update()
        if focus.node === stop {
            _ = stop.handles(KeyPress(key: key, modifiers: modifiers, phase: .up))
            update()
        }
        return result
    }

    /// Has the focus follow the tree and the states that ask for it.
    func settleFocus() {
        for _ in 0..<100 {
            guard focus.settle(below: graph.top) else { return }
            graph.update()
        }
        graph.report("the focus was moved 100 times in one update.", path: "the focus")
    }

    private func pressUnhandled(
        _ key: KeyEquivalent, _ modifiers: EventModifiers, at stop: Node
    ) -> InteractionResult {
        if let direction = MoveCommandDirection(key) {
            let command = stop.openChain.lazy.compactMap {
                $0.role(MoveCommandModifier.self)?.action
            }.first
            if let command {
                command(direction)
                return .done
            }
        }
        if key == .tab { return moveFocus(backwards: modifiers.contains(.shift)) }
        if key == .space || key == .return, modifiers.isSubset(of: .numericPad),
            let action = stop.keyAction
        {
            action()
            return .done
        }
        if modifiers.isSubset(of: [.shift, .capsLock, .numericPad]),
            let field = stop.role((any TextInput).self)
        {
            return type(key, into: field, at: stop)
        }
        return .refused("nothing here responds to the key")
    }

    private func moveFocus(backwards: Bool) -> InteractionResult {
        let stops = graph.top.focusStops()
        guard !stops.isEmpty else { return .refused("nothing can have the focus") }
        let current = stops.firstIndex { $0 === focus.node }
        let next = current.map { ($0 + (backwards ? -1 : 1) + stops.count) % stops.count }
        let stop = stops[next ?? (backwards ? stops.count - 1 : 0)]
        focus.move(to: stop)
        update()
        reveal(stop)
        return .done
    }
}

@MainActor
extension Node {
    /// This node and those around it, on its screen, that are in use.
    fileprivate var openChain: [Node] {
        var nodes: [Node] = []
        for node in sequence(first: self, next: \.parent) {
            if node.refusal == nil { nodes.append(node) }
            if node.has((any ScreenBoundary).self) { break }
        }
        return nodes
    }

    /// Has the actions around this node handle a key, and returns true if one has.
    fileprivate func handles(_ press: KeyPress) -> Bool {
        for node in openChain where node.isPresent {
            if node.role((any KeyHandler).self)?.press(press) == .handled { return true }
        }
        return false
    }

    /// The view that this node stands for: its own, or the first that its modifier is applied to.
    fileprivate var enclosingView: Node {
        var found = self
        walk { node in
            guard node.elementName != nil else { return .enter }
            found = node
            return .stop
        }
        return found
    }
}
