nonisolated extension Path {
    /// Returns the part of this path between two fractions of its length.
    ///
    /// A fraction below 0 or above 1 counts as 0 or 1. A part that ends before it begins is empty.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        if start <= 0, end >= 1 { return self }
        let segments = segments
        let length = segments.reduce(0) { $0 + $1.length }
        let (first, last) = (max(0, start) * length, min(1, end) * length)
        var (path, place, penPoint): (Path, CGFloat, CGPoint?) = (Path(), 0, nil)
        guard first < last else { return path }
        for segment in segments {
            defer { place += segment.length }
            guard segment.length > 0, place < last, place + segment.length > first else { continue }
            let part = segment.part(from: first - place, to: last - place)
            if penPoint != part.start { path.move(to: part.start) }
            switch part.step {
            case .curve(let end, let control1, let control2):
                path.addCurve(to: end, control1: control1, control2: control2)
            default: path.addLine(to: part.end)
            }
            penPoint = part.end
        }
        return path
    }

    /// A line or a curve, with its length along the path.
    private struct Segment {
        let start: CGPoint
        let step: Step
        let end: CGPoint
        /// The lengths up to equal shares of a curve's parameter.
        let lengths: [CGFloat]

        var length: CGFloat { lengths.last ?? 0 }

        init(from start: CGPoint, _ step: Step, to end: CGPoint) {
            (self.start, self.step, self.end) = (start, step, end)
            guard case .curve(_, let control1, let control2) = step else {
                lengths = [hypot(end.x - start.x, end.y - start.y)]
                return
            }
            var (sum, last): (CGFloat, CGPoint) = (0, start)
            lengths = (1...32).map { number in
                let split = Segment.split(start, control1, control2, end, at: CGFloat(number) / 32)
                sum += hypot(split.point.x - last.x, split.point.y - last.y)
                last = split.point
                return sum
            }
        }

        /// Returns the part between two distances from the start.
        func part(from first: CGFloat, to last: CGFloat) -> Segment {
            let (low, high) = (share(at: first), share(at: last))
            guard case .curve(_, let control1, let control2) = step else {
                let (start, end) = (start.toward(end, by: low), start.toward(end, by: high))
                return Segment(from: start, .line(to: end), to: end)
            }
            let left = Self.split(start, control1, control2, end, at: high)
            let cut = high > 0 ? low / high : 0
            let part = Self.split(start, left.before.0, left.before.1, left.point, at: cut)
            let curve = Step.curve(
                to: left.point, control1: part.after.0, control2: part.after.1)
            return Segment(from: part.point, curve, to: left.point)
        }

        /// Returns the parameter at a distance from the start, from 0 to 1.
        private func share(at distance: CGFloat) -> CGFloat {
            guard distance > 0 else { return 0 }
            guard let next = lengths.firstIndex(where: { $0 > distance }) else { return 1 }
            let before = next > 0 ? lengths[next - 1] : 0
            let part = (distance - before) / (lengths[next] - before)
            return (CGFloat(next) + part) / CGFloat(lengths.count)
        }

        /// Splits a curve at a parameter. Returns the point, and the control points on both sides.
        private static func split(
            _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, at share: CGFloat
        ) -> (before: (CGPoint, CGPoint), point: CGPoint, after: (CGPoint, CGPoint)) {
            let (a, b) = (start.toward(first, by: share), first.toward(second, by: share))
            let c = second.toward(end, by: share)
            let (d, e) = (a.toward(b, by: share), b.toward(c, by: share))
            return ((a, d), d.toward(e, by: share), (e, c))
        }
    }

    private var segments: [Segment] {
        var (segments, point, begin): ([Segment], CGPoint, CGPoint) = ([], .zero, .zero)
        for step in steps {
            let end: CGPoint
            switch step {
            case .move(let to):
                (point, begin) = (to, to)
                continue
            case .line(let to): end = to
            case .curve(let to, _, _): end = to
            case .closeSubpath: end = begin
            }
            segments.append(Segment(from: point, step, to: end))
            point = end
        }
        return segments
    }
}
