/// A reference to a view in a living tree.
@MainActor
public struct HostedView {
    /// The view's path when it was found.
    public let path: String
    let node: Node
    let finger: Finger

    func update() { finger.update() }

    /// Whether the view is in the tree.
    public var isPresent: Bool { node.isPresent }

    /// Taps the middle of the view.
    ///
    /// If a view has a body with a single view, the content is tapped: a button responds by the
    /// gesture that its style puts around the label. A disabled, read-only or closed gesture leaves
    /// the tap to the gestures of its ancestors. A tap that no view in a list row handles is a tap
    /// on the row. See ``ViewHost/tap(_:count:)`` for views that others cover.
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

    /// Performs the nearest response to an interaction.
    func respond(
        to interaction: String, by use: ViewUse = .key, _ response: (Node) -> Response?
    ) -> InteractionResult {
        update()
        let chain = use == .touch ? finger.chain(of: node) : ResponderChain(use, of: node)
        return chain.response(response).map(perform)
            ?? .refused("nothing here responds to a \(interaction)")
    }

    func perform(_ response: Response) -> InteractionResult {
        switch response {
        case .perform(let action):
            action()
            update()
            return .done
        case .refuse(let reason):
            return .refused(reason)
        }
    }
}

/// The result of an interaction.
public enum InteractionResult: Equatable, Sendable {
    /// The interaction was performed.
    case done
    /// The interaction was refused, for this reason.
    case refused(String)
}
