import Foundation
import Tessera
import TesseraDrawing

/// What touches of a control do, point by point, in some surroundings.
@MainActor
struct Survey {
    /// A point of a control; `nil` as its meaning where a touch does nothing.
    typealias Point = (place: UnitPoint, meaning: Meaning?)

    /// The points, line by line along the control.
    private(set) var lines: [[Point]] = []
    /// Whether the lines are rows.
    private(set) var isRow = true

    init<Value>(
        of subject: ControlCase<Value>, in surrounding: ControlAct.Surrounding,
        points count: Int
    ) {
        let bench = HostedBench(subject, [0, 0], surrounding)
        let frame = bench.frame(of: 0)
        let middles = bench.impression.marks.map { mark in
            CGPoint(
                x: (mark.visible.midX - frame.minX) / frame.width,
                y: (mark.visible.midY - frame.minY) / frame.height)
        }
        let all = CGRect(x: 0, y: 0, width: 1, height: 1)
        scan(all, in: frame.size, through: middles, points: max(4, count / 2), bench.meaning)
        // Beside the parts that respond may be a label or room.
        guard let area = lively?.intersection(all) else { return }
        scan(area, in: frame.size, through: middles, points: count, bench.meaning)
    }

    /// The survey from right to left, if the layout is mirrored.
    var mirrored: Survey {
        var other = self
        other.lines = lines.map { line in
            line.map { ($0.place.mirrored, $0.meaning) }.sorted { $0.0.x < $1.0.x }
        }
        if !isRow { other.lines.reverse() }
        return other
    }

    /// Touches points on lines through the middle of an area and of the marks in it.
    private mutating func scan(
        _ area: CGRect, in size: CGSize, through middles: [CGPoint], points count: Int,
        _ meaning: (ControlAct) -> Meaning?
    ) {
        let isRow = area.width * size.width >= area.height * size.height
        self.isRow = isRow
        // Lines that are closer together than a few points count as one.
        let length = isRow ? size.height : size.width
        let candidates =
            [isRow ? area.midY : area.midX]
            + middles.filter(area.contains).map { isRow ? $0.y : $0.x }
        let across = candidates.reduce(into: [CGFloat]()) { lines, line in
            let isNew = lines.allSatisfy { abs($0 - line) * length > 6 }
            if isNew, lines.count < 8 { lines.append(line) }
        }
        lines = across.sorted().map { across in
            (0..<count).map { position in
                let part = (CGFloat(position) + 0.5) / CGFloat(count)
                let place =
                    isRow
                    ? UnitPoint(near: area.minX + part * area.width, across)
                    : UnitPoint(near: across, area.minY + part * area.height)
                return (place, meaning(.touch(place)))
            }
        }
    }

    /// The part of the control that responds, with a margin.
    private var lively: CGRect? {
        let places = lines.joined().filter { $0.meaning != nil }.map(\.place)
        guard let first = places.first else { return nil }
        let area = places.reduce(CGRect(x: first.x, y: first.y, width: 0, height: 0)) {
            $0.union(CGRect(x: $1.x, y: $1.y, width: 0, height: 0))
        }
        let along = 1.5 / CGFloat(lines[0].count)
        return area.insetBy(dx: isRow ? -along : -0.1, dy: isRow ? -0.1 : -along)
    }

    // MARK: - Results

    /// The line with the most points that respond.
    var mainLine: [Point] {
        lines.max { one, other in
            one.count { $0.meaning != nil } < other.count { $0.meaning != nil }
        } ?? []
    }

    var meanings: Set<Meaning> { Set(lines.joined().compactMap(\.meaning)) }

    /// A point in the middle of those with each meaning, for up to twelve meanings, or seven of more.
    var points: [(place: UnitPoint, meaning: Meaning)] {
        var (order, places): ([Meaning], [Meaning: [UnitPoint]]) = ([], [:])
        for case (let place, let meaning?) in lines.joined() {
            if places[meaning] == nil { order.append(meaning) }
            places[meaning, default: []].append(place)
        }
        let kept = order.count <= 12 ? order : (0...6).map { order[$0 * (order.count - 1) / 6] }
        return kept.compactMap { meaning in
            places[meaning].map { ($0[$0.count / 2], meaning) }
        }
    }
}
