import Foundation
import Tessera
import TesseraCore

// Each part of the tree that can change separately keeps its painted items for the next drawing.

/// The painted items of a part of the tree.
final class PaintedPart {
    let items: [Drawing.Item]
    /// The default look outside the part.
    let surroundings: Surroundings
    /// The frames of the part's outermost views.
    let frames: [CGRect]
    /// The counts of names before the part, and their changes by the part.
    let before: [NameCounts.Count]
    let changes: [CountChange]
    let version: Int
    /// The environment values read for the part.
    let reading: PictureReading
    /// The painting that last placed the items, and their position. A part inside a part that was
    /// reused may still refer to an earlier painting.
    var place: (painting: PaintingIdentity, start: Int)

    init(
        _ items: [Drawing.Item], _ part: PartInProgress, _ frames: [CGRect],
        _ changes: [CountChange], _ version: Int, _ place: (painting: PaintingIdentity, start: Int)
    ) {
        (self.items, self.frames, self.changes, self.version) = (items, frames, changes, version)
        (surroundings, before, reading) = (part.surroundings, part.counts, part.reading)
        self.place = place
    }
}

/// The count of a name before and after a part.
struct CountChange: Equatable {
    let before: Int
    let after: NameCounts.Count
}

/// A part of the tree that is being painted.
struct PartInProgress {
    let part: PlacedPart
    let surroundings: Surroundings
    let start: Int
    let counts: [NameCounts.Count]
    let asides: Int
    let titles: Int
    let reading: PictureReading
    let outside: ProductReader.Run
    /// The number of its items that inner parts keep.
    var known = 0
}

@MainActor
extension TreePainter {
    /// Begins a part of the tree. Returns `false` if the part was added from the previous painting.
    func enterPart(of node: Node) -> Bool {
        guard let part = placed.part(of: node) else { return true }
        // Modifiers that are still pending belong to the part's views, so the part is incomplete
        // without them.
        let isWhole = base == pending.count && surroundings.shapeStyle == nil
        if isWhole, let known = part.picture as? PaintedPart, fits(known, part) {
            add(known)
            return false
        }
        placed.enter(part)
        goOn(with: .leavePart)
        texts.changeReader()
        guard isWhole, siblings[siblings.count - 1].isPlain else {
            parts.append(nil)
            return true
        }
        let reading = part.makeReading()
        parts.append(
            PartInProgress(
                part: part, surroundings: surroundings, start: items.count,
                counts: Array(counts.level), asides: asides,
                titles: surroundings.bar?.changes ?? 0, reading: reading,
                outside: reading.reader.begin()))
        return true
    }

    func leavePart() {
        placed.leave()
        texts.changeReader()
        guard let ended = parts.removeLast() else { return }
        ended.reading.reader.end(ended.outside)
        let count = items.count - ended.start
        let place = (identity, firstPosition + ended.start)
        // A part is not kept if it consists mostly of kept inner parts.
        guard ended.asides == asides, ended.titles == ended.surroundings.bar?.changes ?? 0,
            siblings[siblings.count - 1].isPlain, ended.known * 8 <= count * 7
        else {
            // The values read for it belong to the outer part.
            ended.part.picture = ended.reading
            return noteKnown(ended.known)
        }
        var changes: [CountChange] = []
        for (index, after) in counts.level.enumerated() {
            let before = index < ended.counts.count ? ended.counts[index].count : 0
            if before != after.count { changes.append(CountChange(before: before, after: after)) }
        }
        ended.part.picture = PaintedPart(
            Array(items[ended.start...]), ended, frames(of: ended.part), changes, placed.version,
            place)
        noteKnown(count)
    }

    private func noteKnown(_ count: Int) {
        for index in parts.indices.reversed() where parts[index] != nil {
            parts[index]?.known += count
            return
        }
    }

    private func add(_ known: PaintedPart) {
        let start = items.count
        known.place = (identity, firstPosition + start)
        add(known.items)
        for change in known.changes { counts[change.after.name] = change.after.count }
        siblings[siblings.count - 1].add(start..<items.count, depth: nil)
        noteKnown(known.items.count)
    }

    private func fits(_ known: PaintedPart, _ part: PlacedPart) -> Bool {
        guard known.version == placed.version,
            known.surroundings.foreground == surroundings.foreground,
            known.surroundings.isHidden == surroundings.isHidden,
            ViewPath.isSame(known.surroundings.path, surroundings.path)
        else { return false }
        for change in known.changes where counts[change.after.name] != change.before {
            return false
        }
        return isPlaced(part, at: known.frames)
    }

    private func isPlaced(_ part: PlacedPart, at frames: [CGRect]) -> Bool {
        let boxes = part.boxes
        guard boxes.count == frames.count else { return false }
        for (box, frame) in zip(boxes, frames) where (placed.frame(of: box) ?? .null) != frame {
            return false
        }
        return true
    }

    private func frames(of part: PlacedPart) -> [CGRect] {
        var frames: [CGRect] = []
        for box in part.boxes { frames.append(placed.frame(of: box) ?? .null) }
        return frames
    }

    /// Repaints a part in place. Returns `nil` if its effect on the surrounding items has changed.
    ///
    /// If the part moves, its outer part is stale as well and repaints it. Only the root part has
    /// no outer part.
    func paintAgain(_ old: PaintedPart, _ part: PlacedPart) -> [Drawing.Item]? {
        surroundings = old.surroundings
        counts = NameCounts(old.before)
        siblings.append(Siblings(start: 0))
        reserve(old.items.count)
        walk(from: part.node)
        guard let new = part.picture as? PaintedPart, new.items.count == old.items.count,
            new.changes == old.changes, !hasSorted
        else { return nil }
        return new.items
    }
}
