/// The place of a touch.
package enum TouchPlace {
    /// The middle of a view.
    case view(Node)
    case point(CGPoint)
}

/// The views and gestures that a finger reaches at a place.
@MainActor
package struct TouchedViews {
    /// The views, from the inside out.
    package let chain: ResponderChain
    /// The gestures that respond, from the inside out.
    private(set) var candidates: [TouchCandidate] = []
    /// The reason why the nearest refusing gesture does not respond.
    private(set) var refusal: String?
    /// Whether an effect shows no part of the touched view, so that nothing of it is touched.
    private(set) var isFlat = false
    /// Whether other views may cover the touched view.
    private(set) var isLayered = false
    /// The gestures inside a control's target that the gesture of the control replaces, with the
    /// target.
    private(set) var replaced: [(gesture: Node, target: Node)] = []
    /// The view that covers the touched view, if it would handle the touch by another gesture.
    var cover: Node?

    /// Finds the gestures along a chain of responders.
    ///
    /// - Parameter isBesideView: Whether the touch is beside the content of a row. Then the row
    ///   responds instead of the gestures inside it.
    init(_ chain: ResponderChain, isBesideView: Bool = false) {
        self.chain = chain
        refusal = chain.refusal
        var isPassing = isBesideView
        var current = chain.first
        while let node = current {
            if isPassing, node.columnKind != nil { isPassing = false }
            if !isPassing, node.isResponder { look(at: node) }
            if isFlat { break }
            current = chain.next(after: node)
        }
    }

    /// The nodes of the gestures that respond, from the inside out.
    package var responders: [Node] { candidates.map(\.node) }

    /// Whether one of the gestures responds.
    var responds: Bool { !candidates.isEmpty }

    /// Whether a finger can scroll one of the views.
    package var canScroll: Bool {
        for node in chain.nodes where node.isScrolled { return true }
        return false
    }

    private mutating func look(at node: Node) {
        let own = node.role((any TouchHandler).self)
        if chain.point == nil, node.role((any TransformingModifier).self)?.isFlat == true {
            (candidates, isFlat, refusal) = ([], true, refusal ?? "scaled to nothing")
            return
        }
        if own == nil, node.role((any LayeredView).self)?.hasLayers == true { isLayered = true }
        let row = own == nil ? row(at: node) : nil
        guard let handler: any TouchHandler = own ?? row?.handler,
            let gesture = handler.gesture(at: node)
        else { return }
        let target = handler.precedence == .atTarget ? slideTarget(below: node) : nil
        let inside = chain.view.flatMap { handler.refusal(touching: $0, at: node) }
        if let reason = node.refusal(of: .touch) ?? row?.refusal ?? target?.refusal(of: .touch)
            ?? inside
        {
            refusal = refusal ?? reason
            return
        }
        let candidate = TouchCandidate(
            gesture, handler.precedence, of: row?.handler.node ?? node, at: target)
        guard let target else { return candidates.append(candidate) }
        candidates.removeAll { inner in
            guard inner.precedence != .besideInner, inner.node.isInside(target) else {
                return false
            }
            replaced.append((inner.node, target))
            return true
        }
        candidates.insert(candidate, at: 0)
    }

    /// Returns the outermost target of a control that contains the touched view; `nil` if the touch
    /// belongs to a control inside, which is nearer.
    private func slideTarget(below control: Node) -> Node? {
        var target: Node?
        var current = chain.view
        while let node = current, node !== control {
            if node.slideIndex != nil {
                target = node
            } else if node.isSlideControl {
                // The targets below it are its own.
                target = nil
            }
            current = node.parent
        }
        guard let target else { return nil }
        // A closed control leaves the touch to the target that contains it.
        let isTaken = candidates.contains { $0.target?.isInside(target) == true }
        return isTaken ? nil : target
    }

    /// Returns the row of the view if `column` is the row's column, with the reason why no action
    /// in the row responds.
    private func row(at column: Node) -> (handler: Row, refusal: String?)? {
        guard column.columnKind != nil, let row = chain.view.flatMap(Row.init),
            row.column === column, let response = row.response
        else { return nil }
        if case .refuse(let reason) = response { return (row, reason) }
        return (row, nil)
    }

    /// Returns the result if no gesture responds to an interaction.
    func unanswered(_ interaction: String) -> InteractionResult {
        let reason = cover.map { "covered by \($0.path)" } ?? refusal
        return .refused(reason ?? "nothing here responds to a \(interaction)")
    }

    func areThose(of arbitration: Arbitration) -> Bool {
        candidates.map { ObjectIdentifier($0.node) }
            == arbitration.candidates.map { ObjectIdentifier($0.node) }
    }
}

/// A modifier with a gesture, or a row.
package protocol TouchHandler: Role {
    /// Returns the gesture at a node; `nil` for no gesture.
    @MainActor func gesture(at node: Node) -> (any Gesture)?
    /// The precedence of the gesture over the gestures of the views inside.
    var precedence: GesturePrecedence { get }
    /// Returns the reason why a view inside a node does not receive touches for the gesture; `nil` if
    /// it does.
    @MainActor func refusal(touching view: Node, at node: Node) -> String?
}

extension TouchHandler {
    package var precedence: GesturePrecedence { .afterInner }

    @MainActor package func refusal(touching view: Node, at node: Node) -> String? { nil }
}

/// The precedence of a gesture over the gestures of the views inside.
package nonisolated enum GesturePrecedence: String {
    /// The gesture is recognized if no gesture inside is.
    case afterInner = "gesture"
    /// The gesture is recognized together with the gestures inside.
    case besideInner = "simultaneousGesture"
    /// The gesture is recognized before the gestures inside.
    case beforeInner = "highPriorityGesture"
    /// The gesture of a control responds at a target: before gestures outside the target, and
    /// instead of gestures inside it.
    case atTarget
}

// The node of a row has no touch handler.
extension Row: TouchHandler {
    package func gesture(at node: Node) -> (any Gesture)? {
        PressGesture { $0.isInsideRow ? () : nil }.onEnded {
            if case .perform(let action)? = response { action() }
        }
    }

    /// A view that is closed to the gesture inside the row is closed to the row.
    package func refusal(touching view: Node, at column: Node) -> String? {
        sequence(first: view, next: \.parent).prefix { $0 !== column }
            .compactMap { $0.role((any TouchHandler).self)?.refusal(touching: view, at: $0) }.first
    }
}
