extension RootBox {
    /// Converts a point from the space of the root, as shown, to the space of a box; `nil` if the
    /// box is not placed.
    package func point(_ point: CGPoint, in box: LayoutBox) -> CGPoint? {
        layOut()
        return inner(point, of: box)
    }

    private func inner(_ point: CGPoint, of box: LayoutBox) -> CGPoint? {
        guard box !== self else { return point }
        guard box.isPlaced, let parent = box.parent, let outer = inner(point, of: parent) else {
            return nil
        }
        return parent.unshown(outer).map { $0 - box.origin }
    }

    /// Returns the rectangle around a rectangle of a box as it is shown; `nil` if the box is not placed.
    package func shownRect(_ rect: CGRect, of box: LayoutBox) -> CGRect? {
        layOut()
        return rect.corners.reduce(CGRect.null as CGRect?) { around, corner in
            guard let point = box.outer(corner, isShown: true) else { return nil }
            return around?.union(CGRect(origin: point, size: .zero))
        }
    }

    /// Returns the point in the space of the root where the centre of a box is shown; `nil` if the
    /// box is not placed.
    package func shownCenter(of box: LayoutBox) -> CGPoint? {
        layOut()
        return box.outer(CGPoint(x: box.bounds.midX, y: box.bounds.midY), isShown: true)
    }
}

extension CGRect {
    /// The corners of the rectangle.
    package var corners: [CGPoint] {
        [
            origin, CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ]
    }
}
