import Foundation
import Tessera
import TesseraPlacement

/// Records the touches of one region in one look.
@MainActor
struct TouchRecorder<Content: View> {
    let recorder: Recorder<Content>
    let scene: Int
    let region: TouchRegion
    /// The cells that stand for the others.
    let cells: [Int]

    /// The ways: across and down, near and far.
    private static var ways: [CGSize] {
        [(12, 0), (0, 12), (50, 0), (0, 50)].map { CGSize(width: $0.0, height: $0.1) }
    }

    /// A cell in which a touch can begin, with a point.
    private typealias Start = (cell: Int, point: CGPoint)

    func table() -> TouchTable {
        var table = TouchTable(net: region.net)
        let starts = cells.compactMap { cell in
            region.point(in: cell).map { (cell: cell, point: $0) }
        }
        var groups: [[Start]] = []
        for start in starts {
            let phases = phases(at: start.point, []).phases
            let number = table.kinds.firstIndex { $0.phases == phases } ?? table.kinds.count
            if number == table.kinds.count {
                table.kinds.append(TouchTable.Kind(phases: phases))
                groups.append([])
            }
            groups[number].append(start)
            table.kindNumbers[start.cell] = number
            let (pair, waits) = tap(at: start.point)
            table.taps[start.cell] = pair
            table.waits = table.waits || waits
            table.holds[start.cell] = hold(at: start.point)
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
            let step = Self.ways[way]
            let moved = phases(at: first, [first + step, first])
            if moved.isScrolling { continue }
            // A way without an effect is like none, and one on which all gestures fail like any other.
            let isOver = moved.phases?.allSatisfy { $0 == .failed } ?? true
            let phases = isOver ? [] : moved.phases ?? []
            let number = known.firstIndex(of: phases) ?? known.count
            kind.ways[way] = number
            guard number == known.count else { continue }
            known.append(phases)
            kind.modes.append(
                isOver
                    ? TouchTable.Mode(arrivals: [pair([first, first + step])]) : mode(way, starts))
        }
    }

    private func mode(_ way: Int, _ starts: [Start]) -> TouchTable.Mode {
        let step = Self.ways[way]
        let isFar = max(step.width, step.height) > TouchTable.far
        var mode = TouchTable.Mode(arrivals: Array(repeating: nil, count: region.net.count))
        for cell in cells {
            // A near way is one from which the cell can be reached.
            let others = starts.filter { $0.cell != cell }
            for start in others.isEmpty ? starts : others {
                let end = place(in: cell, near: start.point)
                let distance = hypot(end.x - start.point.x, end.y - start.point.y)
                guard isFar || distance < TouchTable.far else { continue }
                mode.arrivals[cell] = pair([start.point, start.point + step, end])
                break
            }
        }
        for start in starts where starts.count > 1 {
            let pair = pair([start.point, start.point + step, start.point])
            if pair != mode.arrivals[start.cell] { mode.returns[start.cell] = pair }
        }
        if starts.count == 1, let start = starts.first {
            mode.arrivals[start.cell] = pair([start.point, start.point + step, start.point])
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

    // MARK: - Touches

    private func steps(_ points: [CGPoint]) -> [Step] {
        points.enumerated().map { $0 == 0 ? .press($1) : .move($1) }
    }

    private func pair(_ points: [CGPoint]) -> TouchTable.Pair {
        let looks = recorder.run(from: scene, steps(points) + [.release], last: 2).looks
        return TouchTable.Pair(down: looks[0], up: looks[1])
    }

    private func tap(at point: CGPoint) -> (TouchTable.Pair, waits: Bool) {
        let run = recorder.run(from: scene, [.press(point), .release], last: 2)
        return (TouchTable.Pair(down: run.looks[0], up: run.looks[1]), run.stage.hasWaited)
    }

    private func hold(at point: CGPoint) -> TouchTable.Hold? {
        let stage = recorder.stage(at: scene)
        stage.perform(.press(point))
        guard let patience = stage.patience, patience > .zero, patience < .seconds(5) else {
            return nil
        }
        let steps: [Step] = [.press(point), .hold(patience), .release]
        let looks = recorder.run(from: scene, steps, last: 2).looks
        let milliseconds = Int(patience / .milliseconds(1))
        return TouchTable.Hold(
            milliseconds: milliseconds, pair: TouchTable.Pair(down: looks[0], up: looks[1]))
    }

    private func phases(
        at point: CGPoint, _ moves: [CGPoint]
    ) -> (phases: [GesturePhase]?, isScrolling: Bool) {
        let stage = recorder.stage(at: scene)
        for step in steps([point] + moves) { stage.perform(step) }
        return (stage.host.finger.phases, stage.host.finger.isScrolling)
    }
}

extension CGPoint {
    static func + (point: CGPoint, way: CGSize) -> CGPoint {
        CGPoint(x: point.x + way.width, y: point.y + way.height)
    }
}
