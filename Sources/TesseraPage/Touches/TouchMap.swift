import Foundation
import Tessera
import TesseraLayout
import TesseraPlacement
import TesseraScreens
import TesseraViews

/// The part of a picture where touches reach the same gestures.
struct TouchRegion: Equatable {
    enum Scrolling: Int {
        case none, beside, alone
    }

    var rects: [CGRect]
    /// Whether a finger can scroll here, beside gestures or where nothing else responds.
    let scrolling: Scrolling
    /// The source of its touches.
    var source = 0
    /// The places where a finger that began here makes a difference.
    var net = TouchNet()
    /// The source of the keys of the control or field that a touch gives the focus to.
    var stop: Int?

    /// A point of the region in a cell of the net; `nil` if the cell has none.
    func point(in cell: Int) -> CGPoint? {
        let area = net.rect(of: cell)
        let parts = rects.map { $0.intersection(area) }.filter { !$0.isEmpty }
        return parts.max { $0.width * $0.height < $1.width * $1.height }
            .map { CGPoint(x: $0.midX, y: $0.midY) }
    }
}

/// Finds the regions of a host, by the views that touches reach.
@MainActor
struct TouchMap<Content: View> {
    let host: ViewHost<Content>
    /// The frame of the picture.
    let frame: CGRect
    /// Returns the number of steps of the control of a node; `nil` if it is unknown.
    let steps: (Node) -> Int?

    /// A region with the nodes of its gestures and of its focus stop.
    typealias Found = (region: TouchRegion, responders: [Node], stop: Node?)

    func regions() -> [Found] {
        let areas = host.placedLayout.root.touchRectangles.compactMap { rect, isFilled in
            let rect = rect.intersection(frame)
            return rect.isEmpty ? nil : (rect: rect, isFilled: isFilled)
        }
        var (found, numbers): ([Found], [[ObjectIdentifier?]: Int]) = ([], [:])
        let rows = TouchNet.cuts(areas.map { ($0.rect.minY, $0.rect.maxY, $0.isFilled) })
        for (top, bottom) in zip(rows, rows.dropFirst()) {
            let inside = areas.filter { $0.rect.minY < bottom && $0.rect.maxY > top }
            let columns = TouchNet.cuts(inside.map { ($0.rect.minX, $0.rect.maxX, $0.isFilled) })
            for (left, right) in zip(columns, columns.dropFirst()) {
                let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
                let point = CGPoint(x: rect.midX, y: rect.midY)
                let touched = host.finger.touched(at: .point(point))
                let (responders, stop) = (touched.responders, host.focusStop(at: point))
                guard !responders.isEmpty || stop != nil || touched.canScroll else { continue }
                let key = responders.map(ObjectIdentifier.init) + [stop.map(ObjectIdentifier.init)]
                if let number = numbers[key] {
                    found[number].region.rects.append(joining: rect)
                } else {
                    numbers[key] = found.count
                    let isAlone = responders.isEmpty && stop == nil
                    let region = TouchRegion(
                        rects: [rect],
                        scrolling: !touched.canScroll ? .none : isAlone ? .alone : .beside)
                    found.append((region, responders, stop))
                }
            }
        }
        for index in found.indices {
            found[index].region.rects = found[index].region.rects.joinedDownwards
            found[index].region.net = net(of: found[index], areas.map(\.rect))
        }
        return found
    }

    /// Returns the places where a finger that began in a region makes a difference. Those of a slide follow
    /// from its targets, and those of a press from its view; for other gestures, the region is cut evenly.
    private func net(of found: Found, _ areas: [CGRect]) -> TouchNet {
        let bounds = found.region.rects.reduce(CGRect.null) { $0.union($1) }
        var net = TouchNet()
        for node in found.responders {
            if node.isSlideControl {
                addTargets(of: node, to: &net)
                continue
            }
            net.add(bounds)
            if node.has(TapModifier.self) || node.has(RowOrPressModifier.self) {
                let box = host.placedLayout.box(at: node, around: node)
                if let box, let rect = shown(box, box.bounds) { net.add(rect) }
            } else if node.has((any TouchHandler).self) {
                for area in areas where bounds.contains(area) { net.add(area) }
                net.add(bounds, columns: 12, rows: bounds.width > 120 ? 3 : 12)
            }
        }
        return net
    }

    private func addTargets(of control: Node, to net: inout TouchNet) {
        let boxes = control.slideTargets.compactMap { host.placedLayout.box(at: $0, around: $0) }
        let frames = boxes.compactMap { shown($0, $0.bounds) }
        let areas = boxes.compactMap { shown($0, RoomyArea().bounds(in: $0.bounds.size)) }
        guard !frames.isEmpty else { return }
        net.add(areas.reduce(.null) { $0.union($1) })
        let middles = frames.map { CGRect(x: $0.midX, y: $0.midY, width: 0, height: 0) }
        let line = middles.dropFirst().reduce(middles[0]) { $0.union($1) }
        // A slide may go beside its targets by 44 points. A place between two steps counts as a step.
        let each = Int(
            (Double(steps(control) ?? 2 * frames.count) / Double(frames.count)).rounded(.up))
        let parts = each < 2 ? 1 : min(40, 2 * each)
        func beside(_ range: (CGFloat, CGFloat)) -> [CGFloat] { [range.0 - 44, range.1 + 44] }
        func along(_ ranges: [(CGFloat, CGFloat)]) -> [CGFloat] {
            let ranges = ranges.sorted { $0.0 < $1.0 }
            let inside = ranges.flatMap { start, end in
                (1..<parts).map { start + (end - start) * CGFloat($0) / CGFloat(parts) }
            }
            let ends = [ranges[0].0, ranges[ranges.count - 1].1]
            return zip(ranges, ranges.dropFirst()).map { ($0.1 + $1.0) / 2 } + inside + ends
        }
        let (across, down) = (frames.map { ($0.minX, $0.maxX) }, frames.map { ($0.minY, $0.maxY) })
        if line.height > line.width {
            net.add(xs: across.flatMap(beside), ys: along(down))
        } else {
            net.add(xs: along(across), ys: down.flatMap(beside))
        }
    }

    private func shown(_ box: LayoutBox, _ rect: CGRect) -> CGRect? {
        host.placedLayout.root.shownRect(rect, of: box)
    }
}

extension [CGRect] {
    /// Adds a rectangle, as a part of the last one if it continues that.
    fileprivate mutating func append(joining rect: CGRect) {
        if let last, last.minY == rect.minY, last.maxY == rect.maxY, last.maxX == rect.minX {
            self[count - 1] = last.union(rect)
        } else {
            append(rect)
        }
    }

    /// The rectangles, with those of equal width that continue each other downwards as one.
    fileprivate var joinedDownwards: [CGRect] {
        reduce(into: []) { all, rect in
            let above = all.lastIndex {
                $0.minX == rect.minX && $0.maxX == rect.maxX && $0.maxY == rect.minY
            }
            if let above { all[above] = all[above].union(rect) } else { all.append(rect) }
        }
    }
}
