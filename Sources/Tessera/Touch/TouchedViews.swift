import TesseraCore

/// What a finger reaches at a place.
@MainActor
struct TouchedViews {
    /// The innermost view.
    let view: Node
    let place: Touch.Place
    /// The gestures that respond, from the inside out.
    private(set) var handlers: [(node: Node, handler: any TouchHandler)] = []
    /// Why the nearest gesture that does not respond does not.
    private(set) var refusal: String?
    /// A Boolean value that is true if other views may be in front of what is touched.
    private(set) var isLayered = false
    private let chain: ResponderChain

    /// Looks for gestures on the way that a chain of responders leads.
    ///
    /// - Parameter isBesideView: Whether the touch is in the space around what is in a row: then the
    ///   gestures inside the row's column do not respond, and the row does.
    init(_ chain: ResponderChain, isBesideView: Bool = false) {
        self.chain = chain
        view = chain.first ?? chain.addressed
        place = chain.place
        refusal = chain.refusal
        var isPassing = isBesideView
        chain.forEach { node in
            if isPassing, node.columnKind != nil { isPassing = false }
            if !isPassing, node.isSought { look(at: node) }
            return true
        }
    }

    /// Whether a finger scrolls something here.
    var canScroll: Bool {
        var canScroll = false
        chain.forEach { node in
            canScroll = node.isScrolled
            return !canScroll
        }
        return canScroll
    }

    private mutating func look(at node: Node) {
        if node.role((any LayeredView).self)?.hasLayers == true { isLayered = true }
        let row = row(at: node)
        guard let handler: any TouchHandler = row?.handler ?? node.role((any TouchHandler).self)
        else {
            return
        }
        if handler.mask == .subviews { return }
        if let reason = node.touchRefusal ?? row?.refusal {
            refusal = refusal ?? reason
            return
        }
        if !handler.mask.contains(.subviews) { handlers = [] }
        if handler.mask.contains(.gesture) { handlers.append((row?.handler.node ?? node, handler)) }
    }

    /// The row of the view if `column` is the row's column, and the reason why nothing in the row responds.
    private func row(at column: Node) -> (handler: Row, refusal: String?)? {
        guard column.columnKind != nil, let row = Row(of: view), row.column === column,
            let response = row.response
        else { return nil }
        if case .refuse(let reason) = response { return (row, reason) }
        return (row, nil)
    }

    /// The result where nothing responds to an interaction.
    func unanswered(_ interaction: String) -> InteractionResult {
        .refused(refusal ?? "nothing here responds to a \(interaction)")
    }

    func areThose(of arbitration: Arbitration) -> Bool {
        let nodes = arbitration.nodes
        return nodes.count == handlers.count
            && zip(nodes, handlers).allSatisfy { $0 === $1.node }
    }
}
