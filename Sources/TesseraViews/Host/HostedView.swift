/// A reference to a view in a living tree.
@MainActor
public struct HostedView {
    /// The view's path when it was found.
    public let path: String
    package let node: Node
    package let services: HostServices

    package func update() { services.update() }

    /// Whether the view is in the tree.
    public var isPresent: Bool { node.isPresent }

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

    /// Performs the nearest response to an interaction along a chain of nodes.
    package func respond(
        to interaction: String, along chain: ResponderChain,
        _ response: @MainActor (Node) -> Response?
    ) -> InteractionResult {
        chain.response(response).map(perform)
            ?? .refused("nothing here responds to a \(interaction)")
    }

    /// Performs the nearest response to an interaction without a finger.
    package func respond(to interaction: String, _ response: @MainActor (Node) -> Response?)
        -> InteractionResult
    {
        update()
        return respond(to: interaction, along: ResponderChain(.key, of: node), response)
    }
}
