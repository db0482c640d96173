public import Foundation
import Tessera

/// The outline of a shape.
public enum Outline: Codable, Equatable, Sendable {
    /// A rectangle.
    case rect(CGRect)
    /// A rectangle with elliptical corners.
    case roundedRect(CGRect, corner: CGSize)
    /// An ellipse inscribed in a rectangle.
    case ellipse(CGRect)
    /// Lines and curves.
    case path([Step])

    /// A step of a path.
    public enum Step: Codable, Equatable, Sendable {
        /// Begins a new subpath.
        case move(CGPoint)
        /// A straight line.
        case line(CGPoint)
        /// A cubic curve.
        case curve(CGPoint, CGPoint, to: CGPoint)
        /// Closes the subpath with a line.
        case close
    }

    init(_ path: Path) {
        let whole = path.steps.count == 1 ? Outline.whole(path.steps[0]) : nil
        self = whole ?? .path(Outline.steps(of: path))
    }

    static func rounded(_ rect: CGRect, _ corner: CGSize) -> Outline {
        let corner = corner.corner(in: rect)
        return corner.width > 0 && corner.height > 0
            ? .roundedRect(rect, corner: corner) : .rect(rect)
    }

    static func rounded(_ rect: CGRect, radius: CGFloat) -> Outline {
        rounded(rect, CGSize(width: radius, height: radius))
    }

    /// The smallest rectangle around all points and control points.
    public var bounds: CGRect {
        switch self {
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _): return rect
        case .path(let steps):
            let points = steps.flatMap(\.points)
            guard let first = points.first else { return .zero }
            var (low, high) = (first, first)
            for point in points {
                low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
                high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
            }
            return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        }
    }

    /// The outline as steps of a path.
    public var steps: [Step] {
        switch self {
        case .path(let steps): steps
        case .rect(let rect): Self.rectangle(rect)
        case .ellipse(let rect):
            Outline.roundedRect(
                rect, corner: CGSize(width: rect.width / 2, height: rect.height / 2)
            ).roundedSteps
        case .roundedRect(let rect, let corner): Self.rounded(rect, corner).roundedSteps
        }
    }
}

extension Outline.Step {
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}

// MARK: - Conversion of paths

extension Outline {
    /// The relative distance of the control points of a curve that approximates a quarter circle.
    private static let quarter = 0.5523

    private static func rectangle(_ rect: CGRect) -> [Step] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
            .close,
        ]
    }

    private var roundedSteps: [Step] {
        guard case .roundedRect(let rect, let corner) = self else { return steps }
        let (rx, ry) = (corner.width, corner.height)
        let (dx, dy) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        return [
            .move(at(left + rx, top)), .line(at(right - rx, top)),
            .curve(at(right - dx, top), at(right, top + dy), to: at(right, top + ry)),
            .line(at(right, bottom - ry)),
            .curve(at(right, bottom - dy), at(right - dx, bottom), to: at(right - rx, bottom)),
            .line(at(left + rx, bottom)),
            .curve(at(left + dx, bottom), at(left, bottom - dy), to: at(left, bottom - ry)),
            .line(at(left, top + ry)),
            .curve(at(left, top + dy), at(left + dx, top), to: at(left + rx, top)), .close,
        ]
    }

    /// Returns the outline of a step that is a complete shape; `nil` for other steps.
    private static func whole(_ step: Path.Step) -> Outline? {
        switch step {
        case .rect(let rect): .rect(rect.standardized)
        case .ellipse(let rect): .ellipse(rect.standardized)
        case .roundedRect(let rect, let corner, _): rounded(rect.standardized, corner)
        default: nil
        }
    }

    private static func steps(of path: Path) -> [Step] {
        var steps: [Step] = []
        var current: CGPoint?
        for step in path.steps {
            switch step {
            case .move(let point):
                steps.append(.move(point))
                current = point
            case .line(let point):
                steps.append(current == nil ? .move(point) : .line(point))
                current = point
            case .quadCurve(let end, let control):
                let start = current ?? end
                if current == nil { steps.append(.move(end)) }
                let controls = [start, end].map { $0.toward(control, by: 2 / 3) }
                steps.append(.curve(controls[0], controls[1], to: end))
                current = end
            case .curve(let end, let first, let second):
                if current == nil { steps.append(.move(first)) }
                steps.append(.curve(first, second, to: end))
                current = end
            case .arc(let center, let radius, let start, let end, let clockwise):
                guard let arc = arc(center, radius, start.radians, end.radians, clockwise)
                else { continue }
                steps.append(current == nil ? .move(arc.start) : .line(arc.start))
                steps += arc.curves
                current = arc.end
            case .rect, .ellipse, .roundedRect:
                let part = whole(step)?.steps ?? []
                steps += part
                current = part.first?.points.first
            case .closeSubpath:
                if current != nil { steps.append(.close) }
            }
        }
        return steps
    }

    /// Returns the curves of an arc, each at most a quarter circle. As the y axis points down, an
    /// arc that is not clockwise follows growing angles.
    private static func arc(
        _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ end: Double, _ clockwise: Bool
    ) -> (start: CGPoint, curves: [Step], end: CGPoint)? {
        guard start.isFinite, end.isFinite, radius.isFinite else { return nil }
        let turn = 2 * Double.pi
        var sweep = end - start
        if abs(sweep) >= turn {
            sweep = turn
        } else if sweep < 0 {
            sweep += turn
        }
        if clockwise { sweep = sweep == turn ? -turn : sweep - (sweep == 0 ? 0 : turn) }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let part = sweep / Double(count)
        let reach = 4 / 3 * tan(part / 4) * radius
        func at(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let angles = (0...count).map { start + part * Double($0) }
        let curves = zip(angles, angles.dropFirst()).map { from, to in
            let (first, last) = (at(from), at(to))
            return Step.curve(
                CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)), to: last)
        }
        return (at(angles[0]), curves, at(angles[count]))
    }
}
