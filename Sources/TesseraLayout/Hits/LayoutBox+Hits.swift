/// A search for the foremost box at a point.
struct HitTest {
    /// Whether a generous area counts only within the frame of its box.
    let isExact: Bool
    /// Returns whether a touch reaches a box at the point. If not, the search continues behind the
    /// box.
    let accepts: (LayoutBox) -> Bool
}

extension LayoutBox {
    /// The rectangle of this box in its own space.
    package final var bounds: CGRect { CGRect(origin: .zero, size: placedSize) }

    /// The rectangle that contains the touch areas of this box and those inside, in its own space.
    package final var reach: CGRect {
        if let knownReach { return knownReach }
        let touch = touchArea
        var reach = touch?.area.bounds(in: placedSize) ?? .null
        if touch?.place != .around {
            let inner = boxes.reduce(CGRect.null) { $0.union(self.reach(of: $1)) }
            reach = reach.union(transform.map { $0.bounds(of: inner) } ?? inner)
        }
        knownReach = reach
        return reach
    }

    private final func reach(of child: LayoutBox) -> CGRect {
        child.isPlaced ? child.reach.offsetBy(dx: child.origin.x, dy: child.origin.y) : .null
    }

    /// Forgets the known areas of this box and the boxes around it.
    final func forgetReach() {
        var box = self
        while box.knownReach != nil {
            box.knownReach = nil
            guard let parent = box.parent else { return }
            box = parent
        }
    }

    /// Returns the foremost box at a point among this box and those inside.
    final func front(at point: CGPoint, _ test: HitTest) -> LayoutBox? {
        guard let touch = touchArea else { return frontChild(at: point, test) }
        let isInside =
            touch.area.contains(point, in: self)
            && (!test.isExact || !touch.area.isGenerous || bounds.contains(point))
        func own() -> LayoutBox? { isInside && test.accepts(self) ? self : nil }
        switch touch.place {
        case .around: return isInside ? frontChild(at: point, test) ?? own() : nil
        case .inFront: return own() ?? frontChild(at: point, test)
        case .behind: return frontChild(at: point, test) ?? own()
        }
    }

    private final func frontChild(at point: CGPoint, _ test: HitTest) -> LayoutBox? {
        guard let point = unshown(point) else { return nil }
        var children: [(LayoutBox, CGPoint)] = []
        addChildren(at: point, to: &children)
        if children.count > 1 { children.sort { isFront($0.0, of: $1.0) } }
        for (child, inner) in children {
            if let box = child.front(at: inner, test) { return box }
        }
        return nil
    }

    /// Adds the children whose area contains a point, with the point in the child's space.
    private final func addChildren(
        at point: CGPoint, to children: inout [(LayoutBox, CGPoint)]
    ) {
        for child in boxes where reach(of: child).contains(point) {
            let inner = point - child.origin
            if child.isGroup {
                child.addChildren(at: inner, to: &children)
            } else {
                children.append((child, inner))
            }
        }
    }

    /// Returns the point of the content that is shown at a point; `nil` if no point is shown there.
    final func unshown(_ point: CGPoint) -> CGPoint? {
        guard let transform else { return point }
        return transform.inverted()?.transform(point)
    }
}

extension AffineTransform {
    /// Returns the rectangle that contains a rectangle as it is shown; `.null` if it is not shown.
    fileprivate func bounds(of rect: CGRect) -> CGRect {
        guard !rect.isNull, inverted() != nil else { return .null }
        return [rect.minX, rect.maxX].reduce(.null) { bounds, x in
            [rect.minY, rect.maxY].reduce(bounds) { bounds, y in
                let corner = transform(CGPoint(x: x, y: y))
                guard (corner.x + corner.y).isFinite else { return bounds }
                return bounds.union(CGRect(origin: corner, size: .zero))
            }
        }
    }
}
