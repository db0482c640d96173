/// The pointer of a host.
final class Pointer: HostService {
    /// The nodes that the pointer is over, from the inside out.
    private var nodes: [Node] = []
    /// The place of the pointer; `nil` away from the host.
    private var point: CGPoint?
    /// The places that the slides have received.
    private var places: [ObjectIdentifier: SlidePlace?] = [:]
    private let finger: Finger

    // The finger is made first, so that it forgets its last hit before the pointer looks for one.
    init(of services: HostServices) { finger = services[Finger.self] }
}

@MainActor
extension Pointer {
    /// Moves the pointer to the view at a point, or away with `nil`.
    func move(to point: CGPoint?) -> InteractionResult {
        self.point = point
        places = [:]
        let hit = point.map { finger.hit(at: $0) }
        let reached = self.reached(by: hit?.chain)
        let known = nodes
        nodes = reached
        for node in known where !reached.contains(where: { $0 === node }) { leave(node) }
        guard let point, let hit else { return .done }
        guard let view = hit.front?.node else { return .refused(hit.refusal ?? "") }
        let layout = finger.layout
        // The outer view is notified first, because the pointer reaches it first.
        for node in reached.reversed() {
            guard let handler = node.role((any HoverHandler).self),
                handler.space != nil || !known.contains(where: { $0 === node })
            else { continue }
            if follow(node, at: point, in: layout) { continue }
            var place = point
            if let box = layout.box(at: node, around: view) {
                place = layout.converted(point, to: handler.space ?? .local, of: box) { _ in }
            }
            node.act { handler.action(place) }
        }
        return reached.isEmpty ? .refused("nothing here responds to a pointer") : .done
    }

    /// Reports the target at a point to a slide, if it has changed. Returns `false` for other
    /// handlers.
    private func follow(_ node: Node, at point: CGPoint, in layout: ViewLayout) -> Bool {
        guard let slide = node.role((any SlideHandler).self) else { return false }
        let targets = SlideTargets(below: node, in: layout, seenFrom: point)
        let place = targets?.areTouched == true ? targets?.place(within: slide.reach) : nil
        if places[ObjectIdentifier(node)] != .some(place) {
            places[ObjectIdentifier(node)] = .some(place)
            node.act { slide.follow(.hovering(place)) }
        }
        return true
    }

    /// Returns the views of a chain that respond to a pointer.
    private func reached(by chain: ResponderChain?) -> [Node] {
        var (reached, next): ([Node], Node?) = ([], chain?.first)
        while let node = next {
            if node.isResponder, node.has((any HoverHandler).self),
                node.refusal(of: .touch) == nil
            {
                reached.append(node)
            }
            next = chain?.next(after: node)
        }
        return reached
    }

    /// Removes the pointer from views that are removed, refuse or have moved away, and follows the
    /// targets that have moved under it. Returns whether a view has been notified.
    func treeDidChange() -> Bool {
        guard let point, !nodes.isEmpty else { return false }
        let layout = finger.layout
        let reached = self.reached(by: finger.hit(at: point).chain)
        let lost = nodes.filter { node in !reached.contains { $0 === node } }
        nodes.removeAll { node in lost.contains { $0 === node } }
        for node in lost { leave(node) }
        let known = places
        for node in nodes { _ = follow(node, at: point, in: layout) }
        return !lost.isEmpty || places != known
    }

    private func leave(_ node: Node) {
        places[ObjectIdentifier(node)] = nil
        node.act { node.role((any HoverHandler).self)?.action(nil) }
    }
}

extension ViewHost {
    /// Moves the pointer to a point, as a mouse does, or away with `nil`.
    ///
    /// Views respond with `onHover(perform:)` and `onContinuousHover(coordinateSpace:perform:)`.
    /// The result is a refusal if there is no view at the point, or if no view there responds.
    @discardableResult
    public func hover(at point: CGPoint?) -> InteractionResult {
        update()
        defer { update() }
        return services[Pointer.self].move(to: point)
    }
}
