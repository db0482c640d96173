import Tessera
import TesseraCore

/// The identity of one painting. Parts of the tree store it with their positions.
final class PaintingIdentity: Sendable {}

/// A drawing of a whole tree.
@MainActor
final class DrawnTree {
    private(set) var drawing: Drawing
    private let identity: PaintingIdentity
    private let bounds: CGRect
    private let version: Int
    /// The environment values read outside of all kept parts.
    private let reading: PictureReading
    /// The positions of the items repainted since the last call of `takeRepainted()`; `nil` for
    /// all.
    private var repainted: [Range<Int>]?

    /// The largest number of ranges to report separately.
    private static let limit = 32

    init(
        _ drawing: Drawing, _ identity: PaintingIdentity, _ placed: PlacedTree,
        _ reading: PictureReading
    ) {
        (self.drawing, self.identity, self.reading) = (drawing, identity, reading)
        (bounds, version) = (placed.bounds, placed.version)
    }

    /// Returns the positions of the items repainted since the last call; `nil` if all items may
    /// have changed.
    func takeRepainted() -> [Range<Int>]? {
        defer { repainted = [] }
        return repainted
    }

    /// Repaints the stale parts. Returns `false` if the changes affect more than these parts.
    func update(_ placed: PlacedTree, _ stale: [PlacedPart]) -> Bool {
        guard bounds == placed.bounds, version == placed.version else { return false }
        return stale.allSatisfy { update($0, placed) }
    }

    private func update(_ part: PlacedPart, _ placed: PlacedTree) -> Bool {
        var next: PlacedPart? = part
        while let part = next {
            if let old = part.lastPicture as? PaintedPart, old.place.painting === identity {
                // The part may have been painted already, together with an outer part.
                if part.picture != nil { return true }
                let painter = TreePainter(placed, identity, firstPosition: old.place.start)
                guard let new = painter.paintAgain(old, part) else { return false }
                let range = old.place.start..<(old.place.start + old.items.count)
                drawing.items.replaceSubrange(range, with: new)
                repainted?.append(range)
                if let count = repainted?.count, count > Self.limit { repainted = nil }
                return true
            }
            next = part.outer
        }
        return false
    }
}

@MainActor
extension TreePainter {
    /// Returns the drawing of a tree with its stale parts repainted, and the object that stores it
    /// for the next drawing.
    static func draw(
        _ placed: PlacedTree, report: (TreePainter) -> Void
    ) -> (drawing: Drawing, tree: DrawnTree?) {
        let stale = placed.takeStaleParts()
        let part = placed.part(of: placed.top)
        let last = part?.lastPicture as? DrawnTree
        if let last, let stale, last.update(placed, stale) { return (last.drawing, last) }
        let painter = TreePainter(placed, PaintingIdentity())
        let reading = part?.makeReading()
        let run = reading?.reader.begin()
        painter.paint()
        if let run { reading?.reader.end(run) }
        report(painter)
        // If views are sorted by depth, their items are not at the recorded positions.
        let drawn =
            painter.hasSorted
            ? nil : reading.map { DrawnTree(painter.drawing, painter.identity, placed, $0) }
        part?.picture = drawn
        return (painter.drawing, drawn)
    }
}
