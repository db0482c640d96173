extension HostedView {
    /// Puts a finger on the view, to be lifted by `release(inside:)`.
    ///
    /// There is one finger: a press that goes on elsewhere is cancelled.
    @discardableResult
    public func press() -> InteractionResult {
        finger.lift()?.cancelPress()
        return touch("press") { node in
            pressTarget(at: node).map { target in
                if case .refuse = target.response { return target.response }
                return .perform { finger.press(target.node) }
            }
        }
    }

    /// Lifts the finger: inside the view, which completes the press, or outside, which cancels it.
    ///
    /// A press is completed where it began, if the view still responds. Otherwise it is cancelled,
    /// and the result is the reason; so it is if there was none.
    @discardableResult
    public func release(inside: Bool = true) -> InteractionResult {
        let pressed = finger.lift()
        let result = touch("release") { node in
            pressTarget(at: node).map { target in
                guard target.node === pressed else { return .refuse("no press began here") }
                return inside ? target.response : .perform(target.node.cancelPress)
            }
        }
        if result != .done, let pressed {
            pressed.cancelPress()
            update()
        }
        return result
    }

    /// The target of a press at a node, if there is one: a gesture, or a row as a whole.
    private func pressTarget(at node: Node) -> (node: Node, response: Response)? {
        if let handler = node.role((any PressHandler).self) {
            return (node, .perform { handler.release(inside: true) })
        }
        guard let row = row(at: node), let response = row.response else { return nil }
        return (row.node, response)
    }
}

/// The finger that a host has on its views.
@MainActor
final class Finger {
    /// The node of what is pressed.
    private var pressed: Node?

    /// Ends a press on what does not respond any more; `false` if there is none.
    func cancelRefusedPress() -> Bool {
        guard let pressed, !pressed.isPresent || pressed.isCovered || pressed.touchRefusal != nil
        else { return false }
        self.pressed = nil
        pressed.cancelPress()
        return true
    }

    func press(_ node: Node) {
        pressed = node
        node.role((any PressHandler).self)?.press()
    }

    /// Takes the finger away from the pressed node, for the caller to end the press.
    func lift() -> Node? {
        defer { pressed = nil }
        return pressed
    }
}

extension Node {
    /// Ends a press of this node's gesture without effect.
    @MainActor
    func cancelPress() {
        role((any PressHandler).self)?.release(inside: false)
    }
}
