import Foundation
import Tessera
import TesseraLayout
import TesseraPlacement
import TesseraScreens
import TesseraViews

/// The part of a picture where touches reach the same gestures.
struct TouchRegion {
    /// The source of its touches.
    var source = 0
    /// The places where a finger that began here makes a difference.
    var net = TouchNet(xs: [], ys: [])
    var rects: [CGRect] = []
    /// The source of the keys of the control or field that a touch gives the focus to.
    var stop: Int?
    /// Whether a finger can scroll here.
    var scrolls = false

    /// A point of the region in a cell of the net; `nil` if the cell has none.
    func point(in cell: Int) -> CGPoint? {
        let area = net.rect(of: cell)
        let parts = rects.map { $0.intersection(area) }.filter { !$0.isEmpty }
        return parts.max { $0.width * $0.height < $1.width * $1.height }
            .map { CGPoint(x: $0.midX, y: $0.midY) }
    }
}

/// The plane, cut by vertical and horizontal lines.
struct TouchNet: Hashable {
    var xs: [CGFloat]
    var ys: [CGFloat]

    init(xs: some Sequence<CGFloat>, ys: some Sequence<CGFloat>) {
        func sorted(_ cuts: some Sequence<CGFloat>) -> [CGFloat] {
            cuts.map { ($0 * 100).rounded() / 100 }.sorted().reduce(into: []) { all, cut in
                if all.last.map({ cut - $0 > 0.05 }) ?? true { all.append(cut) }
            }
        }
        (self.xs, self.ys) = (sorted(xs), sorted(ys))
    }

    var count: Int { (xs.count + 1) * (ys.count + 1) }

    func cell(at point: CGPoint) -> Int {
        let column = xs.count { $0 <= point.x }
        return ys.count { $0 <= point.y } * (xs.count + 1) + column
    }

    /// The rectangle of a cell. Outer cells end 60 points from the last line.
    func rect(of cell: Int) -> CGRect {
        func range(_ cuts: [CGFloat], _ index: Int) -> (CGFloat, CGFloat) {
            let start = index > 0 ? cuts[index - 1] : (cuts.first ?? 0) - 60
            return (start, index < cuts.count ? cuts[index] : (cuts.last ?? 0) + 60)
        }
        let (left, right) = range(xs, cell % (xs.count + 1))
        let (top, bottom) = range(ys, cell / (xs.count + 1))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// Finds the regions of a host by the views that touches reach.
@MainActor
struct TouchMap<Content: View> {
    let host: ViewHost<Content>
    /// The picture's frame.
    let frame: CGRect
    /// Returns the number of values that the control of a node can show; `nil` if it is unknown.
    let steps: (Node) -> Int?

    private var layout: ViewLayout { host.placedLayout }

    /// A region with the nodes of its gestures and of its focus stop.
    typealias Found = (region: TouchRegion, responders: [Node], stop: Node?)

    func regions() -> [Found] {
        let edges = layout.root.touchRectangles.compactMap { rect, isFilled in
            let rect = rect.intersection(frame)
            return rect.isEmpty ? nil : (rect: rect, isFilled: isFilled)
        }
        var (found, numbers): ([Found], [[ObjectIdentifier?]: Int]) = ([], [:])
        let rows = Self.cuts(edges.map { ($0.rect.minY, $0.rect.maxY, $0.isFilled) })
        for (top, bottom) in zip(rows, rows.dropFirst()) {
            let inside = edges.filter { $0.rect.minY < bottom - 0.01 && $0.rect.maxY > top + 0.01 }
            let columns = Self.cuts(inside.map { ($0.rect.minX, $0.rect.maxX, $0.isFilled) })
            for (left, right) in zip(columns, columns.dropFirst()) {
                let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
                add(rect, to: &found, &numbers)
            }
        }
        for index in found.indices {
            found[index].region.net = net(of: found[index], edges.map(\.rect))
        }
        return found
    }

    /// The starts and ends of ranges in order. A range that is not filled is cut into pieces of 2 points.
    private static func cuts(_ ranges: [(CGFloat, CGFloat, isFilled: Bool)]) -> [CGFloat] {
        TouchNet(
            xs: ranges.flatMap { start, end, isFilled in
                isFilled ? [start, end] : Array(stride(from: start, to: end, by: 2)) + [end]
            }, ys: []
        ).xs
    }

    private func add(
        _ rect: CGRect, to found: inout [Found], _ numbers: inout [[ObjectIdentifier?]: Int]
    ) {
        let point = CGPoint(x: rect.midX, y: rect.midY)
        let touched = host.finger.touched(at: .point(point))
        let stop = host.focusStop(at: point)
        let responders = touched.responders
        guard !responders.isEmpty || stop != nil || touched.canScroll else { return }
        let key = responders.map(ObjectIdentifier.init) + [stop.map(ObjectIdentifier.init)]
        guard let number = numbers[key] else {
            numbers[key] = found.count
            let region = TouchRegion(rects: [rect], scrolls: touched.canScroll)
            return found.append((region, responders, stop))
        }
        found[number].region.rects.append(joining: rect)
    }

    /// Returns the places where a finger on a region makes a difference. Those of a slide are known from
    /// its targets, and those of a press from its view; for other gestures the region is cut evenly.
    private func net(of found: Found, _ edges: [CGRect]) -> TouchNet {
        let bounds = found.region.rects.reduce(CGRect.null) { $0.union($1) }
        var (xs, ys) = ([bounds.minX, bounds.maxX], [bounds.minY, bounds.maxY])
        for node in found.responders {
            if node.isSlideControl {
                addTargets(of: node, &xs, &ys)
            } else if let tap = node.role(TapModifier.self), tap.pressing == nil {
                continue
            } else if node.has(TapModifier.self) || node.has(RowOrPressModifier.self) {
                guard let box = layout.box(at: node, around: node),
                    let rect = layout.root.shownRect(box.bounds, of: box)
                else { continue }
                (xs, ys) = (xs + [rect.minX, rect.maxX], ys + [rect.minY, rect.maxY])
            } else if node.has((any TouchHandler).self) {
                for edge in edges where bounds.contains(edge) {
                    (xs, ys) = (xs + [edge.minX, edge.maxX], ys + [edge.minY, edge.maxY])
                }
                let columns = min(12, max(1, (bounds.width / 10).rounded(.down)))
                let rows = min(36 / columns, max(1, (bounds.height / 10).rounded(.down))).rounded(
                    .down)
                xs += stride(from: 1, to: columns, by: 1).map {
                    bounds.minX + bounds.width * $0 / columns
                }
                ys += stride(from: 1, to: rows, by: 1).map {
                    bounds.minY + bounds.height * $0 / rows
                }
            }
        }
        return TouchNet(xs: xs, ys: ys)
    }

    private func addTargets(of control: Node, _ xs: inout [CGFloat], _ ys: inout [CGFloat]) {
        let boxes = control.slideTargets.compactMap { layout.box(at: $0, around: $0) }
        let frames = boxes.compactMap { layout.root.shownRect($0.bounds, of: $0) }
        for box in boxes {
            let area = RoomyArea().bounds(in: box.bounds.size)
            guard let rect = layout.root.shownRect(area, of: box) else { continue }
            (xs, ys) = (xs + [rect.minX, rect.maxX], ys + [rect.minY, rect.maxY])
        }
        let (across, down) = (frames.map(\.midX), frames.map(\.midY))
        let isVertical =
            (down.max() ?? 0) - (down.min() ?? 0) > (across.max() ?? 0) - (across.min() ?? 0)
        var parts = 4
        if let steps = steps(control), !frames.isEmpty {
            let each = (Double(steps) / Double(frames.count)).rounded(.up)
            parts = each <= 1 ? 1 : min(40, 2 * Int(each))
        }
        var along: [CGFloat] = []
        let ranges = frames.map { isVertical ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX) }
            .sorted { $0.0 < $1.0 }
        for (start, end) in ranges {
            along += (1..<max(2, parts)).filter { $0 < parts }.map {
                start + (end - start) * CGFloat($0) / CGFloat(parts)
            }
        }
        along += zip(ranges, ranges.dropFirst()).map { ($0.1 + $1.0) / 2 }
        along += [ranges.first?.0, ranges.last?.1].compactMap(\.self)
        let reach: CGFloat = 44
        let beside = frames.flatMap {
            isVertical
                ? [$0.minX - reach, $0.maxX + reach] : [$0.minY - reach, $0.maxY + reach]
        }
        (xs, ys) = isVertical ? (xs + beside, ys + along) : (xs + along, ys + beside)
    }
}

extension [CGRect] {
    /// Adds a rectangle, as a part of the last ones if it continues them.
    fileprivate mutating func append(joining rect: CGRect) {
        guard let last, last.minY == rect.minY, last.maxY == rect.maxY, last.maxX == rect.minX
        else {
            return append(rect)
        }
        self[count - 1] = last.union(rect)
    }

    /// The rectangles, with those of equal width that continue each other downwards as one.
    var joinedDownwards: [CGRect] {
        reduce(into: []) { all, rect in
            let above = all.lastIndex {
                $0.minX == rect.minX && $0.maxX == rect.maxX && abs($0.maxY - rect.minY) < 0.001
            }
            if let above { all[above] = all[above].union(rect) } else { all.append(rect) }
        }
    }
}
