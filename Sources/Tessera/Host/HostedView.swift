/// A view in a living tree, found once and used as long as it is there.
@MainActor
public struct HostedView {
    /// The view's path when it was found.
    public let path: String
    let node: Node
    let update: () -> Void

    /// Whether the view is still in the tree.
    public var isPresent: Bool { node.isMounted }

    /// Taps the view: the nearest tap gesture, of the view or of one around it, is performed.
    @discardableResult
    public func tap(count: Int = 1) -> InteractionResult {
        perform("tap") { ($0 as? any TapHandler)?.tapAction(count: count) }
    }

    /// Puts a finger on the view, to be lifted by `release(inside:)`.
    @discardableResult
    public func press() -> InteractionResult {
        perform("press") { ($0 as? any PressHandler)?.press }
    }

    /// Lifts the finger: inside the view, which completes the press, or outside, which cancels it.
    @discardableResult
    public func release(inside: Bool = true) -> InteractionResult {
        perform("release") { handler in
            (handler as? any PressHandler).map { handler in { handler.release(inside: inside) } }
        }
    }

    /// Performs what the nearest handler, of this view or of one around it, gives.
    private func perform(
        _ interaction: String, _ action: (Any) -> (() -> Void)?
    ) -> InteractionResult {
        guard isPresent else { return .refused("the view is no longer in the tree") }
        var current: Node? = node
        while let node = current {
            if let action = action(node.payload) {
                if let reason = node.refusal { return .refused(reason) }
                action()
                update()
                return .done
            }
            current = node.parent
        }
        return .refused("nothing here responds to a \(interaction)")
    }
}

/// What came of an interaction.
public enum InteractionResult: Equatable, Sendable {
    /// It was performed.
    case done
    /// Nothing was done, for this reason.
    case refused(String)
}

extension Node {
    /// Why this node does not respond, if it does not.
    @MainActor
    var refusal: String? {
        let environment = self.environment
        return environment.isEnabled ? environment.interactionRefusal : "disabled"
    }
}
