/// A search for the foremost box at a point.
package struct HitTest {
    /// Whether a generous area counts only within the frame of its box.
    let isExact: Bool
    /// Returns whether a touch reaches a box at the point. If not, the search continues behind the
    /// box.
    let accepts: (LayoutBox) -> Bool
}

/// An index of the touch areas of a container's children: a tree of rectangles.
final class TouchIndex {
    /// The children's areas, then the rectangles around each eight of the level before, up to one.
    private var levels: [[CGRect]]

    private static let groupSize = 8

    init(_ areas: [CGRect]) {
        levels = [areas]
        while let last = levels.last, last.count > 1 {
            levels.append(
                stride(from: 0, to: last.count, by: Self.groupSize).map { start in
                    last[start...].prefix(Self.groupSize).reduce(.null) { $0.union($1) }
                })
        }
    }

    /// The rectangle that contains all areas.
    var reach: CGRect { levels.last?.first ?? .null }

    /// Returns the children whose area contains a point.
    func children(at point: Point) -> [Int] {
        let point = CGPoint(point)
        var found = reach.contains(point) ? [0] : []
        for level in levels.dropLast().reversed() {
            found = found.flatMap { group in
                level.indices.dropFirst(group * Self.groupSize).prefix(Self.groupSize)
                    .filter { level[$0].contains(point) }
            }
        }
        return found
    }

    /// Returns whether the area of a child is still correct.
    func isCurrent(_ area: CGRect, at index: Int) -> Bool {
        levels[0].indices.contains(index) && levels[0][index] == area
    }
}

extension LayoutBox {
    private final var knownTouchIndex: TouchIndex {
        let index = touchIndex ?? TouchIndex(boxes.map(touchArea))
        touchIndex = index
        return index
    }

    /// Returns the touch area of a child and its descendants.
    final func touchArea(of child: LayoutBox) -> CGRect {
        guard child.isPlaced, shows(child) else { return .null }
        return child.reach.offsetBy(dx: child.origin.x, dy: child.origin.y)
    }

    /// The rectangle that contains the touch areas of the children.
    final var reachOfChildren: CGRect {
        boxes.count == 1 ? touchArea(of: child) : knownTouchIndex.reach
    }

    /// Returns the foremost box at a point among the children and their descendants.
    final func frontChild(at point: Point, _ test: HitTest) -> LayoutBox? {
        guard boxes.count != 1 else {
            return child.isPlaced && shows(child)
                ? child.front(at: point - child.origin, test) : nil
        }
        for (child, inner) in children(at: point).sorted(by: { isFront($0.0, of: $1.0) }) {
            if let box = child.front(at: inner, test) { return box }
        }
        return nil
    }

    /// Returns the children whose area contains a point, with the point in the child's space.
    private final func children(at point: Point) -> [(LayoutBox, Point)] {
        knownTouchIndex.children(at: point).flatMap { index in
            let child = boxes[index]
            let inner = point - child.origin
            return child.isGroup ? child.children(at: inner) : [(child, inner)]
        }
    }

    /// The rectangle of this box in its own space.
    package final var bounds: CGRect { CGRect(origin: .zero, size: CGSize(placedSize)) }
}
