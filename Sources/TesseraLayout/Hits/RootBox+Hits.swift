extension RootBox {
    /// Returns the foremost box at a point that a function accepts: a leaf with content, or a box
    /// with a touch area.
    ///
    /// An exact search finds a box with a generous area only within its frame.
    package func frontBox(
        at point: CGPoint, isExact: Bool = false, where accepts: @escaping (LayoutBox) -> Bool
    ) -> LayoutBox? {
        layOut()
        guard (point.x + point.y).isFinite else { return nil }
        return front(at: point, HitTest(isExact: isExact, accepts: accepts))
    }

    /// Returns whether a box is drawn in front of another box and is not part of it.
    package func isBox(_ box: LayoutBox, inFrontOf other: LayoutBox) -> Bool {
        let way = Array(sequence(first: box, next: \.container))
        let otherWay = Array(sequence(first: other, next: \.container))
        let ways = zip(way.reversed(), otherWay.reversed())
        guard let (own, sibling) = ways.first(where: { $0 !== $1 }) else {
            // An ancestor covers the box only if its area is in front.
            return way.count < otherWay.count && box.touchArea?.place == .inFront
        }
        return own.container?.isFront(own, of: sibling) ?? false
    }
}
