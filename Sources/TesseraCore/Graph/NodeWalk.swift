/// The way that a walk over a living tree goes on from a node.
package enum WalkStep {
    /// With what is below the node.
    case enter
    /// With what comes after the node and all below it.
    case skip
    case stop
}

@MainActor
extension Node {
    /// Calls `visit` with this node and those below it in the order of the tree, or backwards: each
    /// before those below it. Those that are withheld are left out, unless this one is, or they are asked
    /// for.
    package func walk(
        backwards: Bool = false, includingWithheld: Bool = false, _ visit: (Node) -> WalkStep
    ) {
        let includingWithheld = includingWithheld || isWithheld
        // From a list: a walk may go backwards, and stop anywhere.
        var waiting: [Node] = [self]
        while let node = waiting.popLast() {
            if node.isWithheld, !includingWithheld { continue }
            switch visit(node) {
            case .stop: return
            case .skip: continue
            case .enter:
                let start = waiting.count
                node.forEachChild { waiting.append($0) }
                if !backwards { waiting.reverse(from: start) }
            }
        }
    }

    /// Calls `visit` with this node and all below it, none of which may go meanwhile.
    func forEachNode(_ visit: (Node) -> Void) {
        visit(self)
        forEachChild { $0.forEachNode(visit) }
    }

    /// Makes one value of this node and all below it: each node's has those of the nodes directly below
    /// added, in order, before it is finished.
    ///
    /// - Parameters:
    ///   - begin: Returns the value that a node begins with, and whether the nodes below it count.
    ///   - add: Adds the value of a node directly below.
    ///   - finish: Receives the value when all below the node is added.
    // Specialized where it is called: for each node, a value of some type is made.
    @inlinable
    @MainActor
    package func fold<Value>(
        _ begin: @MainActor (Node) -> (value: Value, goesOn: Bool),
        adding add: @MainActor (inout Value, _ inner: Value, _ node: Node) -> Void,
        finishing finish: @MainActor (inout Value, Node) -> Void
    ) -> Value {
        var (value, goesOn) = begin(self)
        if goesOn {
            forEachChild { add(&value, $0.fold(begin, adding: add, finishing: finish), $0) }
        }
        finish(&value, self)
        return value
    }

    /// The first element that this node shows at its own level.
    ///
    /// That is none of a modifier's views: without an element to lie on, they are not shown.
    var firstElement: Node? { element(backwards: false) }

    /// The last element that this node shows at its own level.
    var lastElement: Node? { element(backwards: true) }

    private func element(backwards: Bool) -> Node? {
        var found: Node?
        walk(backwards: backwards) { node in
            if node.isAttachment, node !== self { return .skip }
            guard node.elementName != nil else { return .enter }
            found = node
            return .stop
        }
        return found
    }

    /// Calls `visit` with each element directly inside this one (or, for the node above all others,
    /// at the top) in the order of the printed tree, for as long as it returns `true`.
    func forEachElementInside(_ visit: (Node, _ name: String) -> Bool) {
        var goesOn = true
        walk { node in
            if node === self { return .enter }
            if node.isAttachment { return .skip }
            guard let name = node.elementName else { return .enter }
            goesOn = visit(node, name)
            return goesOn ? .skip : .stop
        }
        guard goesOn, !isAttachment else { return }
        for attachment in attachments {
            if let name = attachment.elementName, !visit(attachment, name) { return }
        }
    }

    /// The views of modifiers that are shown inside this element, those of the innermost first: of
    /// each modifier whose last element this is.
    private var attachments: [Node] {
        var attachments: [Node] = []
        var node = self
        while let parent = node.parent, parent.elementName == nil {
            var isPast = false
            var isLast = true
            parent.forEachChild { child in
                if child === node {
                    isPast = true
                } else if child.isAttachment {
                    if isPast, isLast { attachments.append(child) }
                } else if isPast, isLast, child.firstElement != nil {
                    isLast = false
                }
            }
            guard isLast else { break }
            node = parent
        }
        return attachments
    }
}

extension Array {
    /// Reverses the elements from a position on.
    @inlinable
    package mutating func reverse(from start: Int) {
        // In place: reversing a slice would copy it, and a list of ten thousand leaves as many.
        var (low, high) = (start, count - 1)
        while low < high {
            swapAt(low, high)
            (low, high) = (low + 1, high - 1)
        }
    }
}
