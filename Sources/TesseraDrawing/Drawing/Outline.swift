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
        guard let figure = path.figure else {
            self = .path(Outline.steps(of: path))
            return
        }
        switch figure.kind {
        case .rect: self = .rect(figure.rect)
        case .ellipse: self = .ellipse(figure.rect)
        case .roundedRect: self = Outline.rounded(figure.rect, figure.corner)
        }
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
            let bounds = steps.flatMap(\.points).reduce(CGRect.null) {
                $0.union(CGRect(origin: $1, size: .zero))
            }
            return bounds.isNull ? .zero : bounds
        }
    }

    /// The outline as steps of a path.
    public var steps: [Step] {
        switch self {
        case .path(let steps): steps
        case .rect(let rect): Self.steps(of: Path(rect))
        case .ellipse(let rect): Self.steps(of: Path(ellipseIn: rect))
        case .roundedRect(let rect, let corner):
            Self.steps(of: Path { $0.addRoundedRect(in: rect, cornerSize: corner) })
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
    private static func steps(of path: Path) -> [Step] {
        path.steps.map { step in
            switch step {
            case .move(let point): .move(point)
            case .line(let point): .line(point)
            case .curve(let end, let first, let second): .curve(first, second, to: end)
            case .closeSubpath: .close
            }
        }
    }
}
