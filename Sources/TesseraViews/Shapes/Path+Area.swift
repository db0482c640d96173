nonisolated extension Path {
    /// Returns whether a point is inside the path. Curves are accurate to a thousandth of their
    /// size.
    ///
    /// Open outlines count as closed.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - eoFill: Whether the even-odd rule applies, which excludes areas that are enclosed twice.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for polygon in polygons {
            guard var last = polygon.last else { continue }
            for next in polygon {
                if (last.y <= point.y) != (next.y <= point.y) {
                    let x = last.x + (point.y - last.y) / (next.y - last.y) * (next.x - last.x)
                    if x > point.x { winding += last.y < next.y ? 1 : -1 }
                }
                last = next
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// The smallest rectangle that contains the path; `.null` for an empty path.
    public var boundingRect: CGRect {
        if let figure { return figure.rect }
        return polygons.joined().reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// Whether all points are finite.
    package var isFinite: Bool { steps.allSatisfy(\.isFinite) }

    /// This path without the steps to points that are not finite.
    package var finite: Path {
        if isFinite { return self }
        return Path { path in
            for step in steps where step.isFinite {
                switch step {
                case .move(let point): path.move(to: point)
                case .line(let point): path.addLine(to: point)
                case .curve(let end, let first, let second):
                    path.addCurve(to: end, control1: first, control2: second)
                case .closeSubpath: path.closeSubpath()
                }
            }
        }
    }

    /// The outlines as polygons, with curves approximated by short lines.
    package var polygons: [[CGPoint]] {
        var polygons: [[CGPoint]] = [[]]
        func add(_ point: CGPoint) {
            if (point.x + point.y).isFinite { polygons[polygons.count - 1].append(point) }
        }
        for step in steps {
            switch step {
            case .move(let point):
                polygons.append([])
                add(point)
            case .line(let point): add(point)
            case .curve(let end, let control1, let control2):
                let begin = polygons.last?.last ?? end
                for line in 1...32 {
                    let share = CGFloat(line) / 32
                    let middle = control1.toward(control2, by: share)
                    let first = begin.toward(control1, by: share).toward(middle, by: share)
                    let second = middle.toward(control2.toward(end, by: share), by: share)
                    add(first.toward(second, by: share))
                }
            case .closeSubpath:
                let first = (polygons.last?.first).map { [$0] } ?? []
                polygons[polygons.count - 1] += first
                polygons.append(first)
            }
        }
        return polygons.filter { $0.count > 1 }
    }
}

nonisolated extension Path.Step {
    /// Whether the points of the step are finite.
    fileprivate var isFinite: Bool {
        switch self {
        case .move(let point), .line(let point): (point.x + point.y).isFinite
        case .curve(let end, let first, let second):
            (end.x + end.y + first.x + first.y + second.x + second.y).isFinite
        case .closeSubpath: true
        }
    }
}
