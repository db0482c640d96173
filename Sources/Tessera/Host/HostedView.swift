/// A view in a living tree, found once and used as long as it is there.
@MainActor
public struct HostedView {
    /// The view's path when it was found.
    public let path: String
    let node: Node
    let finger: Finger
    let update: () -> Void

    /// Whether the view is still in the tree.
    public var isPresent: Bool { node.isPresent }

    /// Taps the view: the nearest tap gesture, of the view or of one around it, is performed.
    ///
    /// A view with a body is tapped where its content is, if that is one view: a button responds by
    /// its own gesture, which its style has put around the label.
    ///
    /// In a row of a list or form, what is not tapped by itself is a tap on the row.
    @discardableResult
    public func tap(count: Int = 1) -> InteractionResult {
        touch("tap") { node in
            let gesture = (node.payload as? any TapHandler)?.tapAction(count: count)
            if let gesture { return .perform(gesture) }
            return count == 1 ? row(at: node)?.response : nil
        }
    }

    /// The row that the view is in, on the way up at the row's column.
    func row(at column: Node) -> Row? {
        guard column.columnKind != nil, let row = Row(of: node), row.column === column else {
            return nil
        }
        return row
    }

    /// Performs what the nearest node responds with to a finger on this view.
    func touch(_ interaction: String, _ response: (Node) -> Response?) -> InteractionResult {
        update()
        // A finger is on the view itself, wherever the gesture is.
        let refusal = isPresent ? node.innermost.environment.hitTestRefusal : nil
        return refusal.map(InteractionResult.refused) ?? perform(interaction, response)
    }

    /// Performs what the nearest node, of this view or of one around it, responds with.
    func perform(_ interaction: String, _ response: (Node) -> Response?) -> InteractionResult {
        update()
        guard isPresent else { return .refused("the view is no longer in the tree") }
        var current: Node? = node.innermost
        while let node = current {
            if let response = response(node) {
                if let reason = node.refusal { return .refused(reason) }
                return perform(response)
            }
            current = node.parent
        }
        return .refused("nothing here responds to a \(interaction)")
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

/// What something in the tree has to answer to an interaction.
enum Response {
    case perform(() -> Void)
    case refuse(String)
}

/// What came of an interaction.
public enum InteractionResult: Equatable, Sendable {
    /// It was performed.
    case done
    /// Nothing was done, for this reason.
    case refused(String)
}

extension Node {
    /// The view that stands where this one does: what a body shows, if that is one view.
    ///
    /// What modifiers and styles have put around that view is then a part of this one.
    @MainActor
    fileprivate var innermost: Node {
        var node = self
        while !(node.payload is any PrimitiveView), node.columnKind == nil {
            var children: [Node] = []
            node.forEachChild { child in if !child.isAttachment { children.append(child) } }
            guard children.count == 1 else { break }
            node = children[0]
        }
        return node
    }

    /// Why this node does not respond, if it does not.
    @MainActor
    var refusal: String? {
        let environment = self.environment
        return environment.isEnabled ? environment.interactionRefusal : "disabled"
    }
}
