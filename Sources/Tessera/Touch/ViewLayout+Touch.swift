import Foundation
import TesseraCore
import TesseraLayout

/// What is touched at a point.
@MainActor
struct TouchedBox {
    let box: LayoutBox
    /// The innermost node from which the touch goes outwards.
    let node: Node
    /// A Boolean value that is true in the space of a row beside what is in the row.
    var isBesideView: Bool { (box as? TouchAreaBox)?.area is RowArea }
}

extension ViewLayout {
    /// Returns what is touched at a point: the foremost view that is not closed to touches.
    ///
    /// What is hit by its frame comes before what is only near, unless it lies around that, as a
    /// background does.
    ///
    /// - Parameter refusal: Receives the reason why the foremost view that is closed is not touched.
    func front(at point: CGPoint, _ refusal: (String) -> Void = { _ in }) -> TouchedBox? {
        let front = search(at: point, isExact: false)
        var (box, reason) = front
        if let near = front.box as? TouchAreaBox, near.area.isGenerous, !contains(point, near) {
            let exact = search(at: point, isExact: true)
            if let hit = exact.box.flatMap(root.frame), let frame = root.frame(of: near),
                !hit.contains(frame)
            {
                (box, reason) = exact
            }
        }
        if let reason { refusal(reason) }
        guard let box, let node = touchedNode(at: box) else { return nil }
        return TouchedBox(box: box, node: node)
    }

    private func search(
        at point: CGPoint, isExact: Bool
    ) -> (box: LayoutBox?, refusal: String?) {
        var reason: String?
        let box = root.frontBox(at: point, isExact: isExact) { box in
            // Boxes are asked on the main actor only, by this function.
            nonisolated(unsafe) let box = box
            return MainActor.assumeIsolated {
                guard let node = self.touchedNode(at: box) else { return false }
                guard let closed = node.coverReason ?? node.closedReason else {
                    return true
                }
                reason = reason ?? closed
                return false
            }
        }
        return (box, reason)
    }

    /// The node at which a touch of a box begins.
    private func touchedNode(at box: LayoutBox) -> Node? {
        // A row is its view, in all of the list's width.
        if let area = box as? TouchAreaBox, area.area is RowArea {
            return (area.child as? FlexibleFrameBox).flatMap { view(inside: $0.child)?.innermost }
        }
        guard let node = node(of: box) else { return nil }
        // What a field responds with is in its body.
        return node.has((any TextInput).self) ? node.innermost : node
    }

    /// The node of the view in a box. The box itself may be a modifier's, which is on other views as well.
    private func view(inside box: LayoutBox) -> Node? {
        var (box, view) = (box, node(of: box))
        while view?.has((any PrimitiveView).self) != true, box.children.count == 1 {
            let inner = box.children[0]
            (box, view) = (inner, node(of: inner) ?? view)
        }
        return view
    }

    /// The point in the middle of a view, where it is shown; `nil` for a view without a place.
    func center(of node: Node) -> CGPoint? {
        guard let box = boxes(of: node).first else { return nil }
        let size = root.size(of: box)
        return root.shownPoint(CGPoint(x: size.width / 2, y: size.height / 2), of: box)
    }

    /// Returns true if a box has no width or no height.
    func isEmpty(_ box: LayoutBox) -> Bool {
        let size = root.size(of: box)
        return !(size.width > 0 && size.height > 0)
    }

    /// Returns the outermost box inside a node: the frame of what a modifier is on, beside its own.
    ///
    /// - Parameter view: The view inside it that is touched, in one of whose places the box is.
    func box(at node: Node, around view: Node) -> LayoutBox? {
        guard let inner = innerBox(of: node, touching: view) else { return nil }
        var box = inner
        while let parent = box.parent, let owner = self.node(of: parent), owner.isInside(node) {
            box = parent
        }
        return box
    }

    private func innerBox(of node: Node, touching view: Node) -> LayoutBox? {
        if view.isPresent, view === node || view.isInside(node) {
            var outermost: LayoutBox?
            var current: Node? = view
            while let inner = current {
                if let box = boxes(of: inner).first { outermost = box }
                if inner === node { break }
                current = inner.parent
            }
            if let outermost { return outermost }
        }
        var found: LayoutBox?
        node.walk { inner in
            if inner.isAttachment, inner !== node { return .skip }
            guard let box = boxes(of: inner).first else { return .enter }
            found = box
            return .stop
        }
        return found
    }

    /// Returns the box of the row that a box is in, which is as wide as the list, or the box itself.
    func rowBox(around box: LayoutBox) -> LayoutBox {
        sequence(first: box, next: \.parent).first { ($0 as? TouchAreaBox)?.area is RowArea } ?? box
    }

    /// Returns true if a point of the host's space is inside the frame of a box.
    func contains(_ point: CGPoint, _ box: LayoutBox) -> Bool {
        guard let point = root.point(point, in: box) else { return false }
        let size = root.size(of: box)
        return point.x >= 0 && point.x < size.width && point.y >= 0 && point.y < size.height
    }

    /// Returns a point of the host's space in the space of a box, or in one with a name around it.
    func converted(
        _ point: CGPoint, to space: CoordinateSpace, of box: LayoutBox, report: (String) -> Void
    ) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return root.point(point, in: box) ?? point
        case .named(let name):
            guard let named = root.box(named: name, around: box) else {
                report(
                    "no enclosing view has a coordinate space named \(printed(name.base)); "
                        + "the global place is used.")
                return point
            }
            return root.point(point, in: named) ?? point
        }
    }
}

/// The rectangle of a row in a list.
nonisolated struct RowArea: TouchArea, Equatable {
    func contains(_ point: CGPoint, in size: CGSize) -> Bool {
        CGRect(origin: .zero, size: size).contains(point)
    }

    func bounds(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
}

extension Node {
    /// Returns true if this node is below another one.
    @MainActor
    func isInside(_ other: Node) -> Bool {
        var current = parent
        while let node = current, node !== other { current = node.parent }
        return current != nil
    }
}
