/// The nodes that may respond to an interaction with a view: the view itself and its ancestors,
/// from the inside out.
///
/// Taps, presses, rows, keys and choices all follow this chain. A node that refuses, because it is
/// disabled, read-only, hidden or closed to touches, is skipped. If no node performs an action, the
/// nearest refusal is the result. See ``AccessibilityAction`` for the refusals of assistive
/// technologies.
@MainActor
package struct ResponderChain {
    /// The innermost view; `nil` if there is no view.
    package let view: Node?
    /// The location of the touch; `nil` for the middle of the view.
    package let point: CGPoint?
    /// The reason why the interaction does not reach the view, or a view in front of it.
    package let refusal: String?
    /// Whether the interaction reaches the view.
    private let isReached: Bool
    private let use: ViewUse

    /// Makes the chain of an interaction from a node on. The chain of a view begins at its
    /// innermost view. A touch does not reach a view that is closed to touches; see
    /// ``Finger/touched(at:)``.
    package init(_ use: ViewUse, from node: Node) {
        (self.use, point) = (use, nil)
        view = node.isPresent ? node : nil
        if !node.isPresent {
            refusal = Node.gone
        } else {
            refusal = use == .touch ? node.closedReason : node.environment.coverReason
        }
        isReached = refusal == nil
    }

    /// Makes the chain of a touch of the foremost view at a point.
    ///
    /// - Parameter refusal: The reason why a view in front does not receive the touch, or why there
    ///   is no view.
    package init(touching view: Node?, at point: CGPoint, refusal: String?) {
        (self.view, self.point, self.refusal) = (view, point, refusal)
        (use, isReached) = (.touch, view != nil)
    }

    /// Returns the first response that is not refused, or else the nearest refusal; `nil` if no
    /// node responds.
    package func response(_ respond: @MainActor (Node) -> Response?) -> Response? {
        var refusal = refusal
        for node in nodes {
            guard let response = respond(node) else { continue }
            switch (node.refusal(of: use), response) {
            case (nil, .perform): return response
            case (nil, .refuse(let reason)), (let reason?, _): refusal = refusal ?? reason
            }
        }
        return refusal.map(Response.refuse)
    }

    /// The innermost node; `nil` if the interaction does not reach the view.
    package var first: Node? { isReached ? view : nil }

    /// Returns the next outer node. The chain ends at the edge of a screen, such as a sheet.
    package func next(after node: Node) -> Node? {
        node.isResponder && node.has((any ScreenBoundary).self) ? nil : node.parent
    }

    /// The nodes, from the inside out.
    package var nodes: [Node] {
        var nodes: [Node] = []
        var current = first
        while let node = current {
            nodes.append(node)
            current = next(after: node)
        }
        return nodes
    }
}

/// The response of a node to an interaction: an action, or the reason of a refusal.
package enum Response {
    case perform(() -> Void)
    case refuse(String)
}

@MainActor
extension Node {
    /// Returns whether this node is a descendant of another node.
    package func isInside(_ other: Node) -> Bool {
        // The ancestors of a removed node may have been freed.
        var current = isPresent ? parent : nil
        while let node = current, node !== other { current = node.parent }
        return current != nil
    }

    /// The innermost view that this view consists of: the content of its body, if that is a single
    /// view, and so on.
    ///
    /// The modifiers and styles between the two views belong to this view.
    package var innermost: Node { line.reduce(self) { $1 } }

    /// The nodes from this one to the innermost view that this view consists of.
    package var line: some Sequence<Node> {
        sequence(first: self) { node in
            node.isPrimitiveView || node.columnKind != nil ? nil : node.onlyChild
        }
    }

    /// All nodes of the view that this node belongs to, from the inside out.
    package var nodesOfView: some Sequence<Node> {
        let view = innermost
        return sequence(first: view, next: \.parent).prefix { $0.innermost === view }
    }

    /// The view in the middle of this view, as far as the tree shows without a layout: the
    /// innermost only child.
    package var middle: Node {
        var node = self
        while let view = node.onlyView { node = view }
        return node
    }

    private var onlyView: Node? {
        var views: [Node] = []
        walk { node in
            if node === self { return .enter }
            if node.isAttachment { return .skip }
            if node.elementName == nil { return .enter }
            views.append(node)
            return views.count < 2 ? .skip : .stop
        }
        return views.count == 1 ? views[0] : nil
    }
}

/// A view whose children overlap, the first at the back, or a modifier that adds views in front.
package protocol LayeredView: Role {
    var hasLayers: Bool { get }
}
