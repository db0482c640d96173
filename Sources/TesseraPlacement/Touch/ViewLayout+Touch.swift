/// The result of a search for the foremost view at a point.
@MainActor
package struct Hit {
    package let point: CGPoint
    /// The box of the foremost view that is open to touches, and the innermost node of its responder
    /// chain; `nil` if there is no such view.
    package var front: (box: LayoutBox, node: Node)?
    /// The reason why a view in front is not touched.
    package var refusal: String?
    /// Whether the point is in a row, beside its content.
    var isBesideView: Bool { front?.box.touchArea?.area is RowArea }

    package var chain: ResponderChain {
        ResponderChain(touching: front?.node, at: point, refusal: refusal)
    }
}

extension ViewLayout {
    /// Returns the foremost box at a point whose view is not closed to touches.
    ///
    /// A view whose frame contains the point comes before a view that is only near, unless its
    /// frame also contains the near view, as a background does.
    package func hit(at point: CGPoint) -> Hit {
        let hit = hit(at: point, isExact: false)
        guard let near = hit.front?.box, near.touchArea?.area.isGenerous == true,
            !contains(point, near)
        else { return hit }
        let exact = self.hit(at: point, isExact: true)
        guard let inside = (exact.front?.box).flatMap(root.frame), let frame = root.frame(of: near),
            !inside.contains(frame)
        else { return hit }
        return exact
    }

    private func hit(at point: CGPoint, isExact: Bool) -> Hit {
        var hit = Hit(point: point)
        let box = root.frontBox(at: point, isExact: isExact) { box in
            // The search calls this closure on the main actor only.
            nonisolated(unsafe) let box = box
            return MainActor.assumeIsolated {
                guard let node = self.touchedNode(at: box) else { return false }
                guard let reason = node.closedReason else { return true }
                hit.refusal = hit.refusal ?? reason
                return false
            }
        }
        if let box, let node = touchedNode(at: box) {
            hit.front = (box, node)
        } else {
            hit.refusal = hit.refusal ?? "no view at \(point.written)"
        }
        return hit
    }

    /// Returns the node where a touch of a box begins.
    private func touchedNode(at box: LayoutBox) -> Node? {
        // The area of a row has the full width of the list.
        let area = box.touchArea?.area
        if area is RowArea {
            return (box.child as? FrameBox).flatMap { view(inside: $0.child)?.innermost }
        }
        guard let node = box.node else { return nil }
        // The gestures of a composite view with an area of its own, such as a field, are in its body.
        return area is ShapeArea && node.elementName != nil ? node.innermost : node
    }

    /// Returns the node of the view in a box. The node of the box itself may be a modifier that is
    /// applied to several views.
    private func view(inside box: LayoutBox) -> Node? {
        var (box, view) = (box, box.node)
        while view?.has((any PrimitiveView).self) != true, box.children.count == 1 {
            let inner = box.children[0]
            (box, view) = (inner, inner.node ?? view)
        }
        return view
    }

    /// Returns the shown centre of a view; `nil` for a view that the layout does not contain.
    package func center(of node: Node) -> CGPoint? {
        boxes(of: node).first.flatMap(root.shownCenter)
    }

    /// Returns the outermost box inside a node: the frame of the view that a modifier is applied
    /// to.
    ///
    /// - Parameter view: The touched view inside the node.
    package func box(at node: Node, around view: Node) -> LayoutBox? {
        guard let inner = innerBox(of: node, touching: view) else { return nil }
        var box = inner
        while let parent = box.container, let owner = parent.node,
            owner.isInside(node)
        {
            box = parent
        }
        return box
    }

    private func innerBox(of node: Node, touching view: Node) -> LayoutBox? {
        var outermost: LayoutBox?
        if view.isPresent, view === node || view.isInside(node) {
            for inner in sequence(first: view, next: { $0 === node ? nil : $0.parent }) {
                outermost = boxes(of: inner).first ?? outermost
            }
        }
        return outermost ?? boxes(of: node).first
    }

    /// Returns the box of the row that contains a box, as wide as the list, or the box itself
    /// outside rows.
    func rowBox(around box: LayoutBox) -> LayoutBox {
        sequence(first: box, next: \.parent).first { $0.touchArea?.area is RowArea } ?? box
    }

    /// Returns whether the frame of a box contains a point of the host's space.
    func contains(_ point: CGPoint, _ box: LayoutBox) -> Bool {
        root.point(point, in: box).map(box.bounds.contains) ?? false
    }

    /// Converts a point from the host's space to the space of a box, or to a named space around the
    /// box.
    package func converted(
        _ point: CGPoint, to space: CoordinateSpace, of box: LayoutBox, report: (String) -> Void
    ) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return root.point(point, in: box) ?? point
        case .named(let name):
            guard let named = root.box(named: name, around: box) else {
                report(
                    "no enclosing view has a coordinate space named \(printed(name.base)); "
                        + "the global location is used.")
                return point
            }
            return root.point(point, in: named) ?? point
        }
    }
}

/// The area of a row in a list.
package nonisolated struct RowArea: TouchArea, Equatable {
    package init() {}

    package func bounds(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
    package var keepsGuides: Bool { true }
}
