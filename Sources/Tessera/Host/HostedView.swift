/// A view in a living tree, found once and used as long as it is there.
@MainActor
public struct HostedView {
    /// The view's path when it was found.
    public let path: String
    let node: Node
    let finger: Finger
    let update: () -> Void

    /// A Boolean value that is true while the view is in the tree.
    public var isPresent: Bool { node.isPresent }

    /// Taps the view: the nearest tap gesture, of the view or of one around it, is performed.
    ///
    /// A view with a body is tapped where its content is, if that is one view: a button responds by
    /// its own gesture, which its style has put around the label. A gesture that is disabled, for
    /// reading only or closed to touches leaves the tap to those around it.
    ///
    /// In a row of a list or form, what is not tapped by itself is a tap on the row.
    ///
    /// - Parameter count: How many taps follow each other, from 1 to 100. Where nothing counts that
    ///   many, the taps are for what counts fewer, as often as they suffice.
    @discardableResult
    public func tap(count: Int = 1) -> InteractionResult {
        guard (1...100).contains(count) else { return .refused("\(count) taps in a row") }
        if let pressed = finger.lift() { pressed.cancelPress() }
        var refusal: InteractionResult?
        for part in (1...count).reversed() {
            let result = touch("tap") { tapResponse(at: $0, count: part) }
            if result == .done {
                // What the first taps have changed decides about the others.
                if count > part, isPresent { tap(count: count - part) }
                return .done
            }
            if refusal == nil || refusal == Self.unanswered("tap") { refusal = result }
        }
        return refusal ?? Self.unanswered("tap")
    }

    private func tapResponse(at node: Node, count: Int) -> Response? {
        let gesture = node.role((any TapHandler).self)?.tapAction(count: count)
        if let gesture { return .perform(gesture) }
        return count == 1 ? row(at: node)?.response : nil
    }

    /// The row that the view is in, on the way up at the row's column.
    func row(at column: Node) -> Row? {
        guard column.columnKind != nil, let row = Row(of: node.innermost), row.column === column
        else {
            return nil
        }
        return row
    }

    /// Performs what the nearest node responds with to a finger on this view.
    func touch(_ interaction: String, _ response: (Node) -> Response?) -> InteractionResult {
        perform(interaction, on: ResponderChain.init(touching:), response)
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
        guard isPresent else { return .refused("the view is no longer in the tree") }
        return chain(node).response(response).map(perform) ?? Self.unanswered(interaction)
    }

    private static func unanswered(_ interaction: String) -> InteractionResult {
        .refused("nothing here responds to a \(interaction)")
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
