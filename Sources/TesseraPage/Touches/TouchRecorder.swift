import Foundation
import Tessera
import TesseraPlacement

/// Records the touches of one region in one look.
@MainActor
struct TouchRecorder<Content: View> {
    let recorder: Recorder<Content>
    let look: Int
    let region: TouchRegion
    /// The cells that represent the others.
    let cells: [Int]

    /// A cell in which a touch can begin, with a point.
    private typealias Start = (cell: Int, point: CGPoint)

    /// The ways: across and down, near and far.
    private static var ways: [CGSize] {
        [(12, 0), (0, 12), (50, 0), (0, 50)].map { CGSize(width: $0.0, height: $0.1) }
    }

    func table() -> TouchTable {
        var (table, groups): (TouchTable, [[Start]]) = (TouchTable(), [])
        for cell in cells {
            guard let point = region.point(in: cell) else { continue }
            let tap = run([point])
            let number = table.kinds.firstIndex { $0.phases == tap.phases } ?? table.kinds.count
            if number == groups.count {
                table.kinds.append(TouchTable.Kind(phases: tap.phases))
                groups.append([])
            }
            groups[number].append((cell, point))
            table.kindNumbers[cell] = number
            table.taps[cell] = tap.pair
            table.waits = table.waits || tap.waits
            if let patience = tap.patience, patience < .seconds(5) {
                let steps: [Step] = [.press(point), .hold(patience), .release, .rest]
                table.holds[cell] = TouchTable.Hold(
                    milliseconds: Int(patience / .milliseconds(1)),
                    pair: recorder.run(from: look, steps).pair)
            }
        }
        for (number, starts) in groups.enumerated() { takeWays(starts, &table.kinds[number]) }
        return table
    }

    /// Records the ways of touches of one kind.
    private func takeWays(_ starts: [Start], _ kind: inout TouchTable.Kind) {
        let first = starts[0].point
        var known: [[GesturePhase]] = []
        // A far way leads to each cell, a near one to those nearby.
        for way in [2, 3, 0, 1] {
            let moved = run([first, first + Self.ways[way], first])
            if moved.isScrolling { continue }
            // One mode is for all ways on which each gesture fails.
            let isOver = moved.phases?.allSatisfy { $0 == .failed } ?? true
            let phases = isOver ? [] : moved.phases ?? []
            let number = known.firstIndex(of: phases) ?? known.count
            kind.ways[way] = number
            guard number == known.count else { continue }
            known.append(phases)
            kind.modes.append(isOver ? TouchTable.Mode(arrivals: [moved.pair]) : mode(way, starts))
        }
        // A finger that no gesture follows may scroll whichever way it went first.
        if kind.ways.contains(nil) {
            kind.ways = kind.ways.map { way in
                way.flatMap { known[$0].contains(.active) ? $0 : nil }
            }
        }
    }

    private func mode(_ way: Int, _ starts: [Start]) -> TouchTable.Mode {
        let step = Self.ways[way]
        var mode = TouchTable.Mode(arrivals: Array(repeating: nil, count: region.net.count))
        for cell in cells {
            let others = starts.filter { $0.cell != cell }
            for start in others.isEmpty ? starts : others {
                let end = place(in: cell, near: start.point)
                let distance = hypot(end.x - start.point.x, end.y - start.point.y)
                guard way > 1 || distance < TouchTable.far else { continue }
                mode.arrivals[cell] = run([start.point, start.point + step, end]).pair
                break
            }
        }
        for start in starts {
            let pair = run([start.point, start.point + step, start.point]).pair
            if pair != mode.arrivals[start.cell] { mode.returns[start.cell] = pair }
        }
        return mode
    }

    /// Returns a point of a cell: its middle, or the nearest to another point if that is far away.
    private func place(in cell: Int, near point: CGPoint) -> CGPoint {
        let area = region.net.rect(of: cell)
        let middle = CGPoint(x: area.midX, y: area.midY)
        if hypot(middle.x - point.x, middle.y - point.y) < TouchTable.far { return middle }
        let inset = area.insetBy(dx: min(1, area.width / 4), dy: min(1, area.height / 4))
        return CGPoint(
            x: min(max(point.x, inset.minX), inset.maxX),
            y: min(max(point.y, inset.minY), inset.maxY))
    }

    private func run(_ points: [CGPoint]) -> Run { recorder.run(from: look, Step.touch(points)) }
}

extension CGPoint {
    static func + (point: CGPoint, way: CGSize) -> CGPoint {
        CGPoint(x: point.x + way.width, y: point.y + way.height)
    }
}
