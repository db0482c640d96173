/// A view in a living tree, found once and used as long as it is there.
@MainActor
public struct HostedView {
    /// The view's path when it was found.
    public let path: String
    let node: Node
    let finger: Finger

    func update() { finger.update() }

    /// A Boolean value that is true while the view is in the tree.
    public var isPresent: Bool { node.isPresent }

    /// Taps the view in its middle.
    ///
    /// A view with a body is tapped where its content is, if that is one view: a button responds by
    /// its own gesture, which its style has put around the label. A gesture that is disabled, for
    /// reading only or closed to touches leaves the tap to those around it. See
    /// ``ViewHost/tap(_:count:)`` for views that others cover.
    ///
    /// In a row of a list or form, what is not tapped by itself is a tap on the row.
    ///
    /// - Parameter count: How many taps follow each other, from 1 to 100. Where nothing counts that
    ///   many, the taps are for what counts fewer, as often as they suffice.
    @discardableResult
    public func tap(count: Int = 1) -> InteractionResult {
        update()
        return finger.tap(count: count, touched) ?? Self.gone
    }

    /// Puts a finger on the middle of the view, to be moved and lifted.
    ///
    /// There is one finger: a press that goes on elsewhere is cancelled.
    @discardableResult
    public func press() -> InteractionResult {
        update()
        defer { update() }
        return finger.press(touched) ?? Self.gone
    }

    /// Lifts the finger: inside the view, which completes the press, or outside, which cancels it.
    ///
    /// A press is completed where it began, if the view still responds. Otherwise it is cancelled,
    /// and the result is the reason; so it is if there was none.
    @discardableResult
    public func release(inside: Bool = true) -> InteractionResult {
        update()
        defer { update() }
        guard let touched = touched() else {
            finger.cancel()
            return Self.gone
        }
        guard finger.isOn(touched) else {
            finger.cancel()
            return touched.handlers.isEmpty
                ? touched.unanswered("release") : .refused("no press began here")
        }
        return inside ? finger.release() : finger.cancelled()
    }

    /// What a finger on the view reaches; `nil` if the view has gone.
    private func touched() -> TouchedViews? {
        guard isPresent else { return nil }
        return TouchedViews(finger.chain(touching: node))
    }

    private static var gone: InteractionResult { .refused("the view is no longer in the tree") }

    /// Performs what the nearest node responds with to a finger on this view.
    func touch(_ interaction: String, _ response: (Node) -> Response?) -> InteractionResult {
        perform(interaction, on: finger.chain(touching:), response)
    }

    /// Performs what the nearest node responds with, no finger being on this view.
    func address(_ interaction: String, _ response: (Node) -> Response?) -> InteractionResult {
        perform(interaction, on: ResponderChain.init(addressing:), response)
    }

    private func perform(
        _ interaction: String, on chain: (Node) -> ResponderChain,
        _ response: (Node) -> Response?
    ) -> InteractionResult {
        update()
        guard isPresent else { return Self.gone }
        return chain(node).response(response).map(perform)
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
