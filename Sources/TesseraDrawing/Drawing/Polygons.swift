package import Foundation

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
                    let t = CGFloat(part) / 8
                    let u = 1 - t
                    func at(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                        u * u * u * start[keyPath: axis] + 3 * u * u * t * first[keyPath: axis]
                            + 3 * u * t * t * second[keyPath: axis] + t * t * t
                            * last[keyPath: axis]
                    }
                    current.append(CGPoint(x: at(\.x), y: at(\.y)))
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

extension CGPoint {
    /// Returns the point at a fraction of the way to another point.
    package func toward(_ end: CGPoint, by share: CGFloat) -> CGPoint {
        CGPoint(x: x + (end.x - x) * share, y: y + (end.y - y) * share)
    }
}
