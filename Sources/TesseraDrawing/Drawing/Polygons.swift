package import Foundation
import Tessera

extension Outline {
    /// The outline as polygons, with curves replaced by straight lines.
    package var polygons: [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        var current: [CGPoint] = []
        func end() {
            if current.count > 1 { polygons.append(current) }
            current = []
        }
        for step in steps {
            switch step {
            case .move(let point):
                end()
                current = [point]
            case .line(let point): current.append(point)
            case .curve(let first, let second, let last):
                guard let start = current.last else { continue }
                for part in 1...8 {
                    let share = CGFloat(part) / 8
                    let middle = first.toward(second, by: share)
                    let before = start.toward(first, by: share).toward(middle, by: share)
                    let after = middle.toward(second.toward(last, by: share), by: share)
                    current.append(before.toward(after, by: share))
                }
            case .close:
                guard let first = current.first else { continue }
                if current.count > 1 { current.append(first) }
                end()
                current = [first]
            }
        }
        end()
        return polygons
    }
}
