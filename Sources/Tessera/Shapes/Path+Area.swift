public import Foundation

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
        for outline in PathOutlines(self).outlines {
            guard var last = outline.last else { continue }
            for next in outline {
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
        let points = PathOutlines(self).outlines.joined()
        guard let first = points.first else { return .null }
        var (low, high) = (first, first)
        for point in points {
            (low.x, low.y) = (min(low.x, point.x), min(low.y, point.y))
            (high.x, high.y) = (max(high.x, point.x), max(high.y, point.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}

/// The outlines of a path, with curves approximated by short lines.
nonisolated private struct PathOutlines {
    private(set) var outlines: [[CGPoint]] = []
    private var current: [CGPoint] = []

    /// The numbers of lines that approximate a full turn and a curve.
    private static let turnLines = 128
    private static let curveLines = 32

    init(_ path: Path) {
        for step in path.steps { add(step) }
        finish()
    }

    private mutating func add(_ step: Path.Step) {
        switch step {
        case .move(let point):
            finish()
            add(point)
        case .line(let point): add(point)
        case .quadCurve(let end, let control):
            let begin = current.last ?? end
            addCurve(
                from: begin,
                by: { t in
                    Self.mix((1 - t) * (1 - t), begin, 2 * t * (1 - t), control, t * t, end)
                })
        case .curve(let end, let control1, let control2):
            let begin = current.last ?? end
            addCurve(
                from: begin,
                by: { t in
                    let s = 1 - t
                    let a = Self.mix(s * s * s, begin, 3 * s * s * t, control1, 0, begin)
                    let b = Self.mix(3 * s * t * t, control2, t * t * t, end, 0, end)
                    return CGPoint(x: a.x + b.x, y: a.y + b.y)
                })
        case .arc(let center, let radius, let from, let to, let clockwise):
            addArc(center, radius, radius, from.radians, sweep(from, to, clockwise))
        case .rect(let rect):
            finish()
            current = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ]
            finish()
        case .ellipse(let rect):
            finish()
            addArc(
                CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2, 0, 2 * .pi)
            finish()
        case .roundedRect(let rect, let corner, _):
            finish()
            addCorners(of: rect, corner)
            finish()
        case .closeSubpath:
            let start = current.first
            finish()
            if let start { current = [start] }
        }
    }

    private mutating func add(_ point: CGPoint) {
        if (point.x + point.y).isFinite { current.append(point) }
    }

    private mutating func finish() {
        if current.count > 1 { outlines.append(current) }
        current = []
    }

    private mutating func addCurve(from begin: CGPoint, by point: (CGFloat) -> CGPoint) {
        if current.isEmpty { add(begin) }
        for line in 1...Self.curveLines { add(point(CGFloat(line) / CGFloat(Self.curveLines))) }
    }

    private mutating func addArc(
        _ center: CGPoint, _ width: CGFloat, _ height: CGFloat, _ from: CGFloat, _ sweep: CGFloat
    ) {
        let part = min(1, abs(sweep) / (2 * .pi))
        guard part.isFinite else { return }
        let lines = max(1, Int((part * CGFloat(Self.turnLines)).rounded(.up)))
        for line in 0...lines {
            let angle = from + sweep * CGFloat(line) / CGFloat(lines)
            add(CGPoint(x: center.x + width * cos(angle), y: center.y + height * sin(angle)))
        }
    }

    private mutating func addCorners(of rect: CGRect, _ corner: CGSize) {
        let corner = corner.corner(in: rect)
        let (width, height) = (corner.width, corner.height)
        let centers = [
            CGPoint(x: rect.maxX - width, y: rect.maxY - height),
            CGPoint(x: rect.minX + width, y: rect.maxY - height),
            CGPoint(x: rect.minX + width, y: rect.minY + height),
            CGPoint(x: rect.maxX - width, y: rect.minY + height),
        ]
        for (quarter, center) in centers.enumerated() {
            addArc(center, width, height, CGFloat(quarter) * .pi / 2, .pi / 2)
        }
    }

    /// Returns the angle from the start to the end of an arc. Because `y` grows downwards,
    /// SwiftUI's clockwise is counterclockwise on the screen.
    private func sweep(_ from: Angle, _ to: Angle, _ clockwise: Bool) -> CGFloat {
        let difference = to.radians - from.radians
        if abs(difference) >= 2 * .pi { return clockwise ? -2 * .pi : 2 * .pi }
        if clockwise { return difference > 0 ? difference - 2 * .pi : difference }
        return difference < 0 ? difference + 2 * .pi : difference
    }

    private static func mix(
        _ a: CGFloat, _ first: CGPoint, _ b: CGFloat, _ second: CGPoint, _ c: CGFloat,
        _ third: CGPoint
    ) -> CGPoint {
        CGPoint(
            x: a * first.x + b * second.x + c * third.x,
            y: a * first.y + b * second.y + c * third.y)
    }
}
