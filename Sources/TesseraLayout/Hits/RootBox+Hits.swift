package import Foundation

extension RootBox {
    /// Returns the foremost box at a point that a function accepts: a leaf with content, or a box
    /// with a touch area.
    ///
    /// An exact search finds a box with a generous area only within its frame. Each container has
    /// an index of its children's areas.
    package func frontBox(
        at point: CGPoint, isExact: Bool = false, where accepts: @escaping (LayoutBox) -> Bool
    ) -> LayoutBox? {
        layOut()
        guard (point.x + point.y).isFinite else { return nil }
        updateTouchIndexes()
        return front(
            at: Point(point), HitTest(version: hitVersion, isExact: isExact, accepts: accepts))
    }

    /// Removes the index of an arranged box. The next hit test updates those around it.
    func noteArranged(_ box: LayoutBox) {
        box.touchIndex = nil
        arranged?.append(box)
        // Beyond this number, it takes less time to make all indexes again.
        guard let count = arranged?.count, count > 256 else { return }
        hitVersion += 1
        arranged = []
    }

    /// Removes the indexes that contain an area which has changed.
    private func updateTouchIndexes() {
        for box in arranged ?? [] {
            for child in sequence(first: box, next: \.parent) {
                guard let parent = child.parent, let index = parent.touchIndex else { continue }
                let area = parent.touchArea(of: child, hitVersion)
                guard index.version == hitVersion, !index.isCurrent(area, at: Int(child.index))
                else { break }
                parent.touchIndex = nil
            }
        }
        arranged = []
    }

    /// Returns whether a box is drawn in front of another box and is not part of it.
    package func isBox(_ box: LayoutBox, inFrontOf other: LayoutBox) -> Bool {
        var wayUp: [ObjectIdentifier: LayoutBox] = [:]
        var current = other
        while let parent = current.parent {
            wayUp[ObjectIdentifier(parent)] = current
            current = parent
        }
        if wayUp[ObjectIdentifier(box)] != nil {
            // An ancestor covers the box only if its area is in front.
            return (box as? TouchAreaBox)?.place == .inFront
        }
        current = box
        while current !== other, let parent = current.parent {
            if let sibling = wayUp[ObjectIdentifier(parent)] {
                return parent.isFront(current, of: sibling)
            }
            current = parent
        }
        return false
    }
}
