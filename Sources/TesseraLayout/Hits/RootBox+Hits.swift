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
        arranged = arranged ?? []
        return front(at: Point(point), HitTest(isExact: isExact, accepts: accepts))
    }

    /// Removes the indexes that contain an area which has changed.
    func updateTouchIndexes() {
        guard let boxes = arranged, !boxes.isEmpty else { return }
        for box in boxes {
            for child in sequence(first: box, next: \.parent) {
                guard let parent = child.parent, let index = parent.touchIndex else { continue }
                let position = Int(child.index - parent.boxes[0].index)
                if index.isCurrent(parent.touchArea(of: child), at: position) { break }
                parent.touchIndex = nil
            }
        }
        arranged = []
    }

    /// Returns whether a box is drawn in front of another box and is not part of it.
    package func isBox(_ box: LayoutBox, inFrontOf other: LayoutBox) -> Bool {
        let way = Array(sequence(first: box, next: \.container))
        let otherWay = Array(sequence(first: other, next: \.container))
        let ways = zip(way.reversed(), otherWay.reversed())
        guard let (own, sibling) = ways.first(where: { $0 !== $1 }) else {
            // An ancestor covers the box only if its area is in front.
            return way.count < otherWay.count && (box as? TouchAreaBox)?.place == .inFront
        }
        return own.container?.isFront(own, of: sibling) ?? false
    }
}
