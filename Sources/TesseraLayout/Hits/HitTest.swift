package import Foundation

/// A search for the foremost box at a point.
package final class HitTest {
    /// Returns true if a box that is at the point is what is touched; otherwise what is behind it may
    /// be.
    let accepts: (LayoutBox) -> Bool
    let version: Int
    /// Whether a generous area counts only inside the frame of its box.
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
    /// Returns the foremost box at a point that a function accepts: a leaf that is no space, or a box
    /// with an area of its own.
    ///
    /// An exact search finds a box with a generous area only inside its frame. The search goes down from
    /// container to container, each of which has an index of where its children are.
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

    /// Brings the indexes up to date with what has been arranged since they were made, and returns
    /// their version.
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

/// What has been arranged since the indexes of a tree were made.
final class HitMemory {
    private(set) var version = 0
    private var arranged: [LayoutBox] = []

    /// More boxes than these cost as much as indexes that are all made again.
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

    /// The rectangle outside of which no child is touched.
    final func reachOfChildren(_ test: HitTest) -> Extent {
        guard boxes.count == 1 else { return knownHitIndex(test).reach }
        return child.isPlaced && shows(child)
            ? child.reach(test).moved(by: child.origin) : .empty
    }

    /// Returns the foremost box at a point among the children and what is inside them.
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
