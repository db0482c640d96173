import Tessera
import TesseraCore

/// What parts of a tree remember of the painting that has put them where they are: that it was this one.
final class PaintingIdentity: Sendable {}

/// A drawing of a whole tree.
@MainActor
final class DrawnTree {
    private(set) var drawing: Drawing
    private let identity: PaintingIdentity
    private let bounds: CGRect
    private let version: Int
    /// What was read of the environment for what no part keeps.
    private let reading: PictureReading
    /// The positions of the items that were painted anew since somebody took them; `nil` for many, or all.
    private var repainted: [Range<Int>]?

    /// The most places that are worth being looked at one by one.
    private static let limit = 32

    init(
        _ drawing: Drawing, _ identity: PaintingIdentity, _ placed: PlacedTree,
        _ reading: PictureReading
    ) {
        (self.drawing, self.identity, self.reading) = (drawing, identity, reading)
        (bounds, version) = (placed.bounds, placed.version)
    }

    /// Returns the positions of the items that were painted anew since this was last called; `nil` if all may
    /// have been.
    func takeRepainted() -> [Range<Int>]? {
        defer { repainted = [] }
        return repainted
    }

    /// Paints what has changed since; returns false if that is more than some parts by themselves.
    func update(_ placed: PlacedTree, _ stale: [PlacedPart]) -> Bool {
        guard bounds == placed.bounds, version == placed.version else { return false }
        return stale.allSatisfy { update($0, placed) }
    }

    private func update(_ part: PlacedPart, _ placed: PlacedTree) -> Bool {
        var next: PlacedPart? = part
        while let part = next {
            if let old = part.lastPicture as? PaintedPart, old.place.painting === identity {
                // It may have been painted with a part around it.
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
    /// Returns the drawing of a tree, in which what has changed is painted anew, and who keeps it for the
    /// next time.
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
        // Views in an order of their own are not where they were painted.
        let drawn =
            painter.hasSorted
            ? nil : reading.map { DrawnTree(painter.drawing, painter.identity, placed, $0) }
        part?.picture = drawn
        return (painter.drawing, drawn)
    }
}
