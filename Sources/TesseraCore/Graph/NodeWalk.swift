/// How a walk over a living tree continues after a node.
package enum WalkStep {
    /// Continues with the node's children.
    case enter
    /// Skips the node's descendants.
    case skip
    case stop
}

@MainActor
extension Node {
    /// Calls `visit` with this node and its descendants, parents before children, in the order of
    /// the tree or backwards. Returns the node at which `visit` stops the walk. Hidden alternatives
    /// are skipped, unless this node is hidden or `includingHidden` is `true`.
    @discardableResult
    package func walk(
        backwards: Bool = false, includingHidden: Bool = false,
        _ visit: @MainActor (Node) -> WalkStep
    ) -> Node? {
        let includingHidden = includingHidden || isHiddenAlternative
        // A list instead of recursion, because a walk may go backwards and stop anywhere.
        var waiting: [Node] = [self]
        while let node = waiting.popLast() {
            if !includingHidden, node.isHiddenAlternative { continue }
            switch visit(node) {
            case .stop: return node
            case .skip: continue
            case .enter:
                let start = waiting.count
                node.forEachChild { waiting.append($0) }
                if !backwards { waiting.reverse(from: start) }
            }
        }
        return nil
    }

    /// Returns the first node that meets a condition: this node or a descendant, in the order of the
    /// tree.
    package func firstNode(where isWanted: @MainActor (Node) -> Bool) -> Node? {
        walk { isWanted($0) ? .stop : .enter }
    }

    /// The only direct child apart from attachments; `nil` for any other number of children.
    package var onlyChild: Node? {
        var (found, count): (Node?, Int) = (nil, 0)
        forEachChild { child in
            if !child.isAttachment { (found, count) = (child, count + 1) }
        }
        return count == 1 ? found : nil
    }

    /// The first element that this node shows at its own level.
    ///
    /// Views of modifiers do not count: without a modified element they are not shown.
    var firstElement: Node? { element(backwards: false) }

    /// The last element that this node shows at its own level.
    var lastElement: Node? { element(backwards: true) }

    private func element(backwards: Bool) -> Node? {
        walk(backwards: backwards) { node in
            if node.isAttachment, node !== self { return .skip }
            return node.elementName == nil ? .enter : .stop
        }
    }

    /// Returns the first element directly inside this one, in the order of the printed tree, that
    /// satisfies a condition. For the root node these are the elements at the top.
    func firstElementInside(where isMatch: (Node, _ name: String) -> Bool) -> Node? {
        let found = walk { node in
            if node === self { return .enter }
            if node.isAttachment { return .skip }
            guard let name = node.elementName else { return .enter }
            return isMatch(node, name) ? .stop : .skip
        }
        return found
            ?? attachments.first { node in node.elementName.map { isMatch(node, $0) } ?? false }
    }

    /// The views that modifiers show inside this element, from the innermost modifier outwards. A
    /// modifier shows its views inside its last element.
    private var attachments: [Node] {
        var attachments: [Node] = []
        var current = isAttachment ? nil : parent
        while let node = current, node.elementName == nil, node.lastElement === self {
            if let attachment = node.attachment { attachments.append(attachment) }
            current = node.parent
        }
        return attachments
    }
}

extension Array {
    /// Reverses the elements from a position to the end.
    @inlinable
    package mutating func reverse(from start: Int) {
        var (low, high) = (start, count - 1)
        while low < high {
            swapAt(low, high)
            (low, high) = (low + 1, high - 1)
        }
    }
}
