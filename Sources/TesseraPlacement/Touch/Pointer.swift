/// The pointer of a host.
final class Pointer: HostService {
    private unowned let services: HostServices
    /// The last search for a view at a point, until the tree changes.
    private var known: Hit?
    /// The nodes that the pointer is over, from the inside out.
    private var nodes: [Node] = []

    init(of services: HostServices) {
        self.services = services
        // The finger follows a change before the pointer does.
        _ = services[Finger.self]
    }
}

@MainActor
extension Pointer {
    /// Returns the foremost view at a point of an updated tree. The result is kept, because a click
    /// needs it several times.
    func hit(at point: CGPoint) -> Hit {
        if let known, known.point == point { return known }
        let demand = services[LayoutDemand.self]
        let layout = demand.layout
        defer { demand.report(layout.takeIssues()) }
        var hit = layout.hit(at: point)
        if hit.front == nil { hit.refusal = hit.refusal ?? "no view at \(point.written)" }
        known = hit
        return hit
    }

    /// Moves the pointer to the view at a point, or away with `nil`. Returns whether a view there
    /// responds.
    func move(to hit: Hit?, in layout: ViewLayout) -> Bool {
        var reached: [Node] = []
        for node in hit?.chain.nodes ?? [] where node.isResponder {
            guard node.has((any HoverHandler).self), node.refusal(of: .touch) == nil
            else { continue }
            reached.append(node)
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
        known = nil
        guard !nodes.isEmpty else { return false }
        let lost = nodes.filter { $0.refusal(of: .touch) != nil }
        nodes.removeAll { node in lost.contains { $0 === node } }
        for node in lost { leave(node) }
        return !lost.isEmpty
    }

    private func leave(_ node: Node) { node.role((any HoverHandler).self)?.action(nil) }
}

extension CGPoint {
    var written: String { "\(x.written),\(y.written)" }
}
