package import Foundation

/// A search for the foremost box at a point.
package final class HitTest {
    /// Returns whether a touch reaches a box at the point. If not, the search continues behind the
    /// box.
    let accepts: (LayoutBox) -> Bool
    let version: Int
    /// Whether a generous area counts only within the frame of its box.
    let isExact: Bool

    init(
        version: Int, isExact: Bool = false,
        accepts: @escaping (LayoutBox) -> Bool = { _ in true }
    ) {
        self.version = version
        self.accepts = accepts
        self.isExact = isExact
    }
}

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
        return withoutActuallyEscaping(accepts) { accepts in
            let test = HitTest(version: hitVersion(), isExact: isExact, accepts: accepts)
            return front(at: Point(point), test)
        }
    }

    /// Updates the indexes after arrangements, and returns their version.
    private func hitVersion() -> Int {
        guard let hits else {
            let hits = HitMemory()
            self.hits = hits
            return hits.version
        }
        hits.settle()
        return hits.version
    }
}

/// The boxes arranged since the indexes of a tree were made.
final class HitMemory {
    private(set) var version = 0
    private var arranged: [LayoutBox] = []

    /// With more boxes, all indexes are discarded.
    private static let limit = 256

    func note(_ box: LayoutBox) {
        arranged.append(box)
        if arranged.count > Self.limit {
            version += 1
            arranged = []
        }
    }

    func settle() {
        let test = HitTest(version: version)
        for box in arranged {
            box.hitIndex = nil
            var child = box
            while let parent = child.parent {
                if let index = parent.hitIndex {
                    guard index.version == version, !index.isCurrent(child, in: parent, test)
                    else { break }
                    parent.hitIndex = nil
                }
                child = parent
            }
        }
        arranged = []
    }
}

extension LayoutBox {
    private final func knownHitIndex(_ test: HitTest) -> HitIndex {
        if let hitIndex, hitIndex.version == test.version { return hitIndex }
        let index = HitIndex(boxes, in: self, test)
        hitIndex = index
        return index
    }

    /// The rectangle that contains the touch areas of the children.
    final func reachOfChildren(_ test: HitTest) -> Extent {
        guard boxes.count == 1 else { return knownHitIndex(test).reach }
        return child.isPlaced && shows(child)
            ? child.reach(test).moved(by: child.origin) : .empty
    }

    /// Returns the foremost box at a point among the children and their descendants.
    final func frontChild(at point: Point, _ test: HitTest) -> LayoutBox? {
        guard boxes.count != 1 else {
            return child.isPlaced && shows(child)
                ? child.front(at: point - child.origin, test) : nil
        }
        for index in knownHitIndex(test).children(at: point) {
            let box = boxes[index]
            if let found = box.front(at: point - box.origin, test) { return found }
        }
        return nil
    }
}
