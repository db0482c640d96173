public import Foundation
public import TesseraCore

/// The outline of a shape: lines and curves from point to point.
///
/// Points may lie anywhere, and a line without a starting point starts where it ends.
nonisolated public struct Path: Hashable, Sendable {
    /// A step of an outline.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []

    public init() {}

    /// A path that `build` fills in.
    public init(_ build: (inout Path) -> Void) {
        build(&self)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// Calls `body` with each step, from the first.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Where the next step starts, if there has been one.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var current: CGPoint?
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                if start == nil { start = point }
                current = point
            case .closeSubpath: current = start
            }
        }
        return current
    }

    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Ends an outline with a line to where it started.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Moves to the first point, and draws lines to the others.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public mutating func addPath(_ path: Path) { elements += path.elements }
}

nonisolated extension Path: Shape {
    /// The path as it is, wherever the rectangle may be.
    public func path(in rect: CGRect) -> Path { self }

    public func describe(_ description: inout ViewDescription) {
        description.add("elements", elements.count)
    }
}
