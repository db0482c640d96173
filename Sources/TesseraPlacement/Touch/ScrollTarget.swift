/// A view whose content scrolls.
package protocol ScrollTarget: Role {
    /// The distance that the content has moved towards the leading edge and up.
    var offset: CGPoint { get nonmutating set }
}

extension Touch {
    /// The innermost view around the touch that scrolls in the direction of the finger; `nil` if
    /// there is no such view, or if the finger has not moved far enough.
    package var scrollTarget: Node? {
        // The ancestors of a removed view may have been removed, too.
        guard travel >= 10, view.isPresent else { return nil }
        let (dx, dy) = (location.x - start.x, location.y - start.y)
        let chain = ResponderChain(touching: view, at: start, refusal: nil)
        for node in chain.nodes where node.isScrolled {
            guard let box = layout.boxes(of: node).first as? ScrollBox else { continue }
            let end = box.limited(CGPoint(x: CGFloat.infinity, y: .infinity))
            if abs(dy) > abs(dx) ? end.y > 0 : end.x > 0 { return node }
        }
        return nil
    }
}

@MainActor
extension Finger {
    /// Scrolls the content of a view by the distance between two locations of the finger.
    func scroll(_ node: Node, from start: CGPoint, to end: CGPoint) {
        let isMirrored = node.environment.layoutDirection == .rightToLeft
        let width = isMirrored ? end.x - start.x : start.x - end.x
        _ = layout.scroll(node) { _ in CGSize(width: width, height: start.y - end.y) }
    }
}

extension ViewLayout {
    /// Scrolls a view as far as possible by a distance, which may depend on the frame of the view.
    /// Returns `false` if the node cannot scroll or has no more to show.
    package func scroll(_ node: Node, by distance: (_ window: CGRect) -> CGSize) -> Bool {
        guard node.isScrolled, let target = node.role((any ScrollTarget).self),
            let box = boxes(of: node).first as? ScrollBox, let window = root.frame(of: box)
        else { return false }
        let (old, distance) = (box.limited(target.offset), distance(window))
        let new = box.limited(CGPoint(x: old.x + distance.width, y: old.y + distance.height))
        // This also forgets an offset for which the content has become too short.
        target.offset = new
        return new != old
    }
}

extension Node {
    /// Whether a finger can scroll this node's view.
    @MainActor var isScrolled: Bool { has((any ScrollTarget).self) && refusal(of: .touch) == nil }
}
