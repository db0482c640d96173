package import Foundation

/// A search for the foremost box at a point.
final class HitTest {
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
            (box as? ContainerBox)?.hitIndex = nil
            var child = box
            while let parent = child.parent {
                if let container = parent as? ContainerBox {
                    // One without an index is in none that knows of it.
                    guard let index = container.hitIndex, index.version == version,
                        !index.isCurrent(child, in: container, test)
                    else { break }
                    container.hitIndex = nil
                }
                child = parent
            }
        }
        arranged = []
    }
}

extension ContainerBox {
    func knownHitIndex(_ test: HitTest) -> HitIndex {
        if let hitIndex, hitIndex.version == test.version { return hitIndex }
        let index = HitIndex(boxes, in: self, test)
        hitIndex = index
        return index
    }
}
