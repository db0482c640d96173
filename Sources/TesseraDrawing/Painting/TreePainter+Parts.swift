import Foundation
import Tessera
import TesseraCore

// Each part of the tree that changes by itself keeps what was painted of it, for the next drawing: what has
// not changed is not painted again.

/// What was painted of a part of the tree.
private final class PaintedPart {
    let items: [Drawing.Item]
    /// What was said around it.
    let surroundings: Surroundings
    /// The frames of its outermost views.
    let frames: [CGRect]
    /// The numbers of views of its names before it and after it.
    let counts: [(before: Int, after: NameCount)]
    let version: Int
    /// What was read for it of the environment.
    let reading: PictureReading

    init(
        _ items: [Drawing.Item], _ part: PartInProgress, _ frames: [CGRect],
        _ counts: [(before: Int, after: NameCount)], _ version: Int
    ) {
        (self.items, self.frames, self.counts, self.version) = (items, frames, counts, version)
        (surroundings, reading) = (part.surroundings, part.reading)
    }
}

/// A part of the tree that is being painted, to be kept.
struct PartInProgress {
    let part: PlacedPart
    let surroundings: Surroundings
    let start: Int
    let counts: [NameCount]
    let asides: Int
    let titles: Int
    let reading: PictureReading
    let outside: ProductReading
    /// The number of its items that parts inside keep.
    var known = 0
}

@MainActor
extension TreePainter {
    /// Begins to paint a part of the tree; returns false if it is done, as it is what was painted before.
    func enterPart(of node: Node) -> Bool {
        guard let part = placed.part(of: node) else { return true }
        // What waits is painted around views of the part, and is none of it.
        let isWhole = base == pending.count && surroundings.shapeStyle == nil
        if isWhole, let known = part.picture as? PaintedPart, fits(known, part) {
            add(known)
            return false
        }
        placed.enter(part)
        goOn(with: .leavePart)
        forgetEnvironment()
        guard isWhole, siblings[siblings.count - 1].isPlain else {
            parts.append(nil)
            return true
        }
        let reading = part.makeReading()
        parts.append(
            PartInProgress(
                part: part, surroundings: surroundings, start: items.count,
                counts: Array(counts[firstCount...]), asides: asides,
                titles: surroundings.bar?.changes ?? 0, reading: reading,
                outside: reading.reader.begin()))
        return true
    }

    func leavePart() {
        placed.leave()
        forgetEnvironment()
        guard let ended = parts.removeLast() else { return }
        ended.reading.reader.end(ended.outside)
        let count = items.count - ended.start
        // To go through a part that consists of others takes no longer than to keep it would.
        guard ended.asides == asides, ended.titles == ended.surroundings.bar?.changes ?? 0,
            siblings[siblings.count - 1].isPlain, ended.known * 8 <= count * 7
        else {
            ended.part.picture = nil
            return noteKnown(ended.known)
        }
        var added: [(before: Int, after: NameCount)] = []
        for (index, count) in counts[firstCount...].enumerated() {
            let before = index < ended.counts.count ? ended.counts[index].count : 0
            if before != count.count { added.append((before, count)) }
        }
        ended.part.picture = PaintedPart(
            Array(items[ended.start...]), ended, frames(of: ended.part), added, placed.version)
        noteKnown(count)
    }

    private func noteKnown(_ count: Int) {
        guard let last = parts.lastIndex(where: { $0 != nil }) else { return }
        parts[last]?.known += count
    }

    private func add(_ known: PaintedPart) {
        let start = items.count
        add(known.items)
        for (_, after) in known.counts { setCount(after) }
        siblings[siblings.count - 1].add(start..<items.count, depth: nil)
        noteKnown(known.items.count)
    }

    private func fits(_ known: PaintedPart, _ part: PlacedPart) -> Bool {
        known.version == placed.version
            && known.surroundings.foreground == surroundings.foreground
            && known.surroundings.isHidden == surroundings.isHidden
            && ViewPath.isSame(known.surroundings.path, surroundings.path)
            && known.counts.allSatisfy { count(of: $1.name) == $0 }
            && known.frames == frames(of: part)
    }

    private func frames(of part: PlacedPart) -> [CGRect] {
        part.boxes.map { placed.frame(of: $0) ?? .null }
    }
}
