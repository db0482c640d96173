/// The outline of a shape, made of lines, curves and figures.
///
/// A path stores its steps unchanged: points may lie anywhere, and an angle may be any number. The
/// tree prints the number of steps.
nonisolated public struct Path: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case arc(center: CGPoint, radius: CGFloat, from: Angle, to: Angle, clockwise: Bool)
        case rect(CGRect)
        case ellipse(in: CGRect)
        case roundedRect(CGRect, cornerSize: CGSize, RoundedCornerStyle)
        case closeSubpath
    }

    package private(set) var steps: [Step] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path with a function that adds its steps.
    public init(_ build: (inout Path) -> Void) {
        build(&self)
    }

    /// Makes a path from a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Makes a path from the ellipse inside a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Makes a path from a rectangle with rounded corners.
    public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        let cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool { steps.isEmpty }

    /// Begins an outline at a point.
    public mutating func move(to point: CGPoint) { steps.append(.move(to: point)) }

    /// Adds a line to a point.
    public mutating func addLine(to point: CGPoint) { steps.append(.line(to: point)) }

    /// Adds a curve to a point, bent towards a control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        steps.append(.quadCurve(to: point, control: control))
    }

    /// Adds a curve to a point, bent towards two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.append(.curve(to: point, control1: control1, control2: control2))
    }

    /// Adds an arc of a circle, connected by a line to the path so far.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        steps.append(
            .arc(
                center: center, radius: radius, from: startAngle, to: endAngle,
                clockwise: clockwise))
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) { steps.append(.rect(rect)) }

    /// Adds the ellipse inside a rectangle.
    public mutating func addEllipse(in rect: CGRect) { steps.append(.ellipse(in: rect)) }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        steps.append(.roundedRect(rect, cornerSize: cornerSize, style))
    }

    /// Closes an outline with a line to its start.
    public mutating func closeSubpath() { steps.append(.closeSubpath) }

    /// Moves to the first point and adds lines to the others.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds the steps of another path.
    public mutating func addPath(_ path: Path) { steps += path.steps }

    /// Returns this path moved to the right and down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        var path = self
        for index in path.steps.indices { path.steps[index].move(dx, dy) }
        return path
    }
}

nonisolated extension Path.Step {
    fileprivate mutating func move(_ dx: CGFloat, _ dy: CGFloat) {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
        func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
        self =
            switch self {
            case .move(let point): .move(to: moved(point))
            case .line(let point): .line(to: moved(point))
            case .quadCurve(let end, let control):
                .quadCurve(to: moved(end), control: moved(control))
            case .curve(let end, let first, let second):
                .curve(to: moved(end), control1: moved(first), control2: moved(second))
            case .arc(let center, let radius, let start, let end, let clockwise):
                .arc(
                    center: moved(center), radius: radius, from: start, to: end,
                    clockwise: clockwise)
            case .rect(let rect): .rect(moved(rect))
            case .ellipse(let rect): .ellipse(in: moved(rect))
            case .roundedRect(let rect, let corner, let style):
                .roundedRect(moved(rect), cornerSize: corner, style)
            case .closeSubpath: .closeSubpath
            }
    }
}

nonisolated extension Path: Shape {
    /// Returns the path itself, regardless of the rectangle.
    public func path(in rect: CGRect) -> Path { self }

    public func describe(_ description: inout ViewDescription) {
        description.add("elements", steps.count)
    }
}
