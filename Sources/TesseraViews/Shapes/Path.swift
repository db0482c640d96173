/// The outline of a shape, made of lines, curves and figures.
///
/// Points may lie anywhere, and an angle may be any number. The tree prints the number of additions.
nonisolated public struct Path: Codable, Hashable, Sendable {
    package enum Step: Codable, Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// A rectangle with elliptical corners. The corners of an ellipse are half as large as its
    /// rectangle.
    package struct Figure: Codable, Hashable, Sendable {
        package fileprivate(set) var rect: CGRect
        package let corner: CGSize

        package var isRound: Bool { corner.width > 0 && corner.height > 0 }
    }

    /// The outline as lines and cubic curves.
    package private(set) var steps: [Step] = []
    /// The figure, if the path is a single one.
    package private(set) var figure: Figure?
    /// The number of lines, curves and figures that have been added.
    private var count = 0
    /// The end of the outline so far.
    private var end: CGPoint?

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

    /// Makes a path from a rectangle with corners of a width and a height.
    public init(roundedRect rect: CGRect, cornerSize: CGSize) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }

    /// Whether nothing has been added to the path.
    public var isEmpty: Bool { count == 0 }

    private mutating func add(_ steps: [Step], endingAt end: CGPoint?, as figure: Figure? = nil) {
        self.figure = isEmpty ? figure : nil
        self.steps += steps
        self.end = end
        count += 1
    }

    private mutating func add(_ figure: Figure) {
        let (rect, corner) = (figure.rect, figure.corner)
        let end = CGPoint(x: rect.minX + corner.width, y: rect.minY)
        add(Self.rounded(rect, corner), endingAt: end, as: figure)
    }

    /// Returns a line to a point. The first step of a path begins an outline instead.
    private func line(to point: CGPoint) -> Step {
        end == nil ? .move(to: point) : .line(to: point)
    }

    /// Begins an outline at a point.
    public mutating func move(to point: CGPoint) { add([.move(to: point)], endingAt: point) }

    /// Adds a line to a point.
    public mutating func addLine(to point: CGPoint) { add([line(to: point)], endingAt: point) }

    /// Adds a curve to a point, bent towards a control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        addCurve(
            to: point, control1: (end ?? point).toward(control, by: 2 / 3),
            control2: point.toward(control, by: 2 / 3))
    }

    /// Adds a curve to a point, bent towards two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        let curve = Step.curve(to: point, control1: control1, control2: control2)
        add(end == nil ? [.move(to: control1), curve] : [curve], endingAt: point)
    }

    /// Adds an arc of a circle, connected by a line to the path so far.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        let sweep = Self.sweep(startAngle, endAngle, clockwise)
        guard sweep.isFinite, radius.isFinite else { return add([], endingAt: end) }
        let size = CGSize(width: radius, height: radius)
        let arc = Self.arc(center, size, from: startAngle.radians, sweep)
        add([line(to: arc.start)] + arc.curves, endingAt: arc.end)
    }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) {
        add(Figure(rect: rect.standardized, corner: .zero))
    }

    /// Adds the ellipse inside a rectangle.
    public mutating func addEllipse(in rect: CGRect) {
        let rect = rect.standardized
        let corner = CGSize(width: rect.width / 2, height: rect.height / 2)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        // An ellipse begins at its right end.
        let arc = Self.arc(center, corner, from: 0, 2 * .pi)
        let steps = [.move(to: arc.start)] + arc.curves + [.closeSubpath]
        add(steps, endingAt: arc.start, as: Figure(rect: rect, corner: corner))
    }

    /// Adds a rectangle with rounded corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        let rect = rect.standardized
        add(Figure(rect: rect, corner: cornerSize.corner(in: rect)))
    }

    /// Closes an outline with a line to its start.
    public mutating func closeSubpath() { add(end == nil ? [] : [.closeSubpath], endingAt: end) }

    /// Moves to the first point and adds lines to the others.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds the steps of another path.
    public mutating func addPath(_ path: Path) {
        guard !path.isEmpty else { return }
        add(path.steps, endingAt: path.end ?? end, as: path.figure)
        count += path.count - 1
    }

    /// Returns this path moved to the right and down.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        var path = moved { CGPoint(x: $0.x + dx, y: $0.y + dy) }
        path.figure = figure
        path.figure?.rect = figure?.rect.offsetBy(dx: dx, dy: dy) ?? .null
        return path
    }

    /// Returns the path with all points moved.
    package func moved(_ moved: (CGPoint) -> CGPoint) -> Path {
        var path = self
        path.figure = nil
        path.end = end.map(moved)
        path.steps = steps.map { step in
            switch step {
            case .move(let point): .move(to: moved(point))
            case .line(let point): .line(to: moved(point))
            case .curve(let end, let first, let second):
                .curve(to: moved(end), control1: moved(first), control2: moved(second))
            case .closeSubpath: step
            }
        }
        return path
    }
}

nonisolated extension Path: Shape, CustomStringConvertible {
    /// Returns the path itself, regardless of the rectangle.
    public func path(in rect: CGRect) -> Path { self }

    public func describe(_ description: inout ViewDescription) {
        description.add("elements", count)
    }

    public var description: String { "Path(elements: \(count))" }
}
