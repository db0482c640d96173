import Foundation
import Tessera
import TesseraDrawing

/// What a person sees and hears of a bench.
struct Impression: Equatable {
    var marks: [Drawing.Mark]
    var words: [String]

    /// Whether a person cannot tell the picture from another.
    func looksLike(_ other: Impression) -> Bool {
        if marks == other.marks { return true }
        var rest = other.marks
        for mark in marks {
            if let index = rest.firstIndex(of: mark) ?? rest.firstIndex(where: mark.isLike) {
                rest.remove(at: index)
            } else if !mark.isSmall {
                return false
            }
        }
        return rest.allSatisfy(\.isSmall)
    }

    /// Whether the same marks are at the same places, or at mirrored ones between two edges.
    func isLaidOut(like other: Impression, mirroredIn width: CGFloat? = nil) -> Bool {
        marks.count == other.marks.count
            && marks.allSatisfy { mark in
                var frame = mark.frame
                if let width { frame.origin.x = width - frame.maxX }
                return other.marks.contains { $0.frame.isNear(frame) }
            }
    }

    /// Whether the foremost marks at a point are alike, wherever they begin and end.
    func looksLike(_ other: Impression, at point: CGPoint) -> Bool {
        let marks = [self, other].map {
            $0.marks.last { $0.visible.contains(point) && $0.outline?.contains(point) ?? true }
        }
        return marks[0]?.content == marks[1]?.content && marks[0]?.color == marks[1]?.color
    }
}

/// The least difference of place or shape that counts as seen, in points. A hair line is half a point wide, and
/// a rounded frame moves by half a point, so that a difference of one point may be chance; nearly all dots of
/// letters are at least two points wide.
private let least: CGFloat = 2

extension Drawing.Mark {
    /// Whether the mark is too small to tell two values apart.
    fileprivate var isSmall: Bool { min(visible.width, visible.height) < least && content != .line }

    /// Whether a person takes the mark for another.
    fileprivate func isLike(_ other: Drawing.Mark) -> Bool {
        content == other.content && !color.differs(from: other.color)
            && visible.isNear(other.visible)
            && (outline == other.outline || outline?.isNear(other.outline) == true)
    }
}

extension CGRect {
    /// Whether each edge is less than the least difference away from that of another rectangle.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY]
            .allSatisfy { abs($0) < least }
    }
}

extension Path {
    /// Whether no corner is away from the lines of another path by the least difference.
    fileprivate func isNear(_ other: Path?) -> Bool {
        guard let other else { return false }
        return areCornersNear(other) && other.areCornersNear(self)
    }

    private func areCornersNear(_ other: Path) -> Bool {
        let lines = other.polygons.flatMap { zip($0, $0.dropFirst()) }
        return polygons.joined().allSatisfy { corner in
            lines.contains { corner.distance(toLineFrom: $0.0, to: $0.1) < least }
        }
    }
}

extension CGPoint {
    fileprivate func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
        let (width, height) = (end.x - start.x, end.y - start.y)
        let length = width * width + height * height
        let passed = length > 0 ? ((x - start.x) * width + (y - start.y) * height) / length : 0
        let share = min(max(0, passed), 1)
        return hypot(x - start.x - share * width, y - start.y - share * height)
    }
}

extension Drawing.Mark {
    /// Places near the edge, as parts of the width and height from the middle: those on the ellipse inside, and the
    /// corners of an outline that has them.
    var edges: [CGPoint] {
        let sides: [CGPoint] = [-0.4, 0.4].flatMap { [CGPoint(x: $0, y: 0), CGPoint(x: 0, y: $0)] }
        let angles = corners(0.4).filter { corner in
            let x = visible.midX + corner.x * visible.width
            let point = CGPoint(x: x, y: visible.midY + corner.y * visible.height)
            return outline?.contains(point) == true
        }
        return sides + corners(0.28) + angles
    }

    private func corners(_ part: CGFloat) -> [CGPoint] {
        [-part, part].flatMap { x in [-part, part].map { CGPoint(x: x, y: $0) } }
    }
}
