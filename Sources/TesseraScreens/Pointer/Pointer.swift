/// The pointer of a host.
final class Pointer: HostService {
    /// The nodes that the pointer is over, from the inside out.
    private var nodes: [Node] = []

    init(of services: HostServices) {}
}

@MainActor
extension Pointer {
    /// Moves the pointer to the view at a point, or away with `nil`. Returns whether a view there
    /// responds.
    func move(to hit: Hit?, in layout: ViewLayout) -> Bool {
        let chain = hit?.chain
        var (reached, next): ([Node], Node?) = ([], chain?.first)
        while let node = next {
            if node.isResponder, node.has((any HoverHandler).self),
                node.refusal(of: .touch) == nil
            {
                reached.append(node)
            }
            next = chain?.next(after: node)
        }
        let known = nodes
        nodes = reached
        for node in known where !reached.contains(where: { $0 === node }) { leave(node) }
        guard let point = hit?.point, let view = hit?.front?.node else { return false }
        // The outer view is notified first, because the pointer reaches it first.
        for node in reached.reversed() {
            guard let handler = node.role((any HoverHandler).self),
                handler.space != nil || !known.contains(where: { $0 === node })
            else { continue }
            if let slide = node.role(SlideModifier.self) {
                let targets = SlideTargets(below: node, in: layout, seenFrom: point)
                let place = targets?.areTouched == true ? targets?.place(within: slide.reach) : nil
                slide.perform(.hovering(place))
                continue
            }
            var place = point
            if let box = layout.box(at: node, around: view) {
                place = layout.converted(point, to: handler.space ?? .local, of: box) { _ in }
            }
            handler.action(place)
        }
        return !reached.isEmpty
    }

    /// Removes the pointer from removed or refusing views. Returns `false` without such views.
    func treeDidChange() -> Bool {
        let lost = nodes.filter { $0.refusal(of: .touch) != nil }
        nodes.removeAll { node in lost.contains { $0 === node } }
        for node in lost { leave(node) }
        return !lost.isEmpty
    }

    private func leave(_ node: Node) { node.role((any HoverHandler).self)?.action(nil) }
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
        let layout = currentLayout
        let hit = point.map { finger.hit(at: $0) }
        let isTold = services[Pointer.self].move(to: hit, in: layout)
        guard let hit, !isTold else { return .done }
        return .refused(
            hit.front == nil ? hit.refusal ?? "" : "nothing here responds to a pointer")
    }
}
