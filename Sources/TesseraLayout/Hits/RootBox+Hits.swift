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

    /// The shown rectangles of the areas that touches reach. The view that a touch reaches changes at
    /// their edges only, or inside those that are not filled by their area.
    package var touchRectangles: [(frame: CGRect, isFilled: Bool)] {
        layOut()
        var (waiting, found): ([LayoutBox], [(frame: CGRect, isFilled: Bool)]) = ([self], [])
        while let box = waiting.popLast() {
            waiting += box.boxes
            guard box.isPlaced, let area = box.touchArea?.area else { continue }
            for rect in [area.bounds(in: box.bounds.size), box.bounds] {
                guard !rect.isEmpty, let frame = shownRect(rect, of: box) else { continue }
                let corners = frame.insetBy(dx: 0.01, dy: 0.01).corners
                // A generous area is a rectangle, which is exact at the bounds of the box.
                let isFilled = corners.allSatisfy { corner in
                    point(corner, in: box).map {
                        rect.contains($0) && (area.isGenerous || area.contains($0, in: box))
                    } ?? false
                }
                if found.last?.frame != frame { found.append((frame, isFilled)) }
                if !area.isGenerous { break }
            }
        }
        return found
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
