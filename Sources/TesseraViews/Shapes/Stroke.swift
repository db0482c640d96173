/// The style of a line: its width, ends, corners and dashes. A line with a length that is not finite
/// is not drawn, and reported as a runtime issue when a picture is.
nonisolated public struct StrokeStyle: Codable, Hashable, Sendable {
    /// The shape of the ends of a line.
    public enum LineCap: String, Codable, Hashable, Sendable {
        /// A line that ends at its last point.
        case butt
        /// A line that ends with a half circle around its last point.
        case round
        /// A line that ends half its width beyond its last point.
        case square
    }
    /// The shape of the corners of a line.
    public enum LineJoin: String, Codable, Hashable, Sendable {
        /// A pointed corner.
        case miter
        /// A rounded corner.
        case round
        /// A corner that is cut off.
        case bevel
    }

    /// The width of the line.
    public var lineWidth: CGFloat
    /// The shape of the line's ends.
    public var lineCap: LineCap
    /// The shape of the line's corners.
    public var lineJoin: LineJoin
    /// The maximum length of a pointed corner, in line widths. Longer corners are cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, alternating; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dashes where the line begins.
    public var dashPhase: CGFloat

    /// Makes a style, by default of a solid line of width 1 with pointed corners.
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// A modifier that draws a line along the outline of the shape inside it.
nonisolated package struct StrokeModifier: ShapeModifier, FiniteModifier {
    package var style: AnyShapeStyle
    package var stroke: StrokeStyle
    /// Whether the line lies inside the shape.
    package let isInside: Bool

    package init(style: AnyShapeStyle, stroke: StrokeStyle, isInside: Bool = false) {
        (self.style, self.stroke, self.isInside) = (style, stroke, isInside)
    }

    package var numbers: Numbers {
        get { stroke.numbers }
        set { stroke.numbers = newValue }
    }

    package var isFinite: Bool {
        let lengths = stroke.dash.reduce(stroke.dashPhase, +)
        return (stroke.lineWidth + stroke.miterLimit + lengths).isFinite
    }

    package var description: ModifierDescription? {
        Call(isInside ? "strokeBorder" : "stroke")
            .argument(style, default: AnyShapeStyle(.foreground)).arguments(stroke).described
    }
}

nonisolated extension StrokeStyle {
    /// The lengths that move.
    var numbers: Numbers {
        get { Numbers(lineWidth, miterLimit, dashPhase) }
        set {
            lineWidth = newValue[0] ?? 1
            miterLimit = newValue[1] ?? 10
            dashPhase = newValue[2] ?? 0
        }
    }
}

nonisolated extension Call {
    /// Adds the properties of a stroke style that differ from the default.
    func arguments(_ stroke: StrokeStyle) -> Call {
        argument("lineWidth", stroke.lineWidth, default: 1)
            .argument("lineCap", stroke.lineCap, default: .butt)
            .argument("lineJoin", stroke.lineJoin, default: .miter)
            .argument("miterLimit", stroke.miterLimit, default: 10)
            .argument("dash", stroke.dash, default: [])
            .argument("dashPhase", stroke.dashPhase, default: 0)
    }
}

nonisolated extension Shape {
    /// Returns the shape of a line along this shape's outline.
    public func stroke(style: StrokeStyle) -> some Shape {
        ChangedShape(shape: self, change: .stroke(style))
    }

    /// Returns the shape of a line of a width along this shape's outline.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

// The edges of a line are smooth, whether or not a program wants them to be.
nonisolated extension ShapeView {
    /// Draws a line along the shape's outline instead of filling it.
    public func stroke<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView {
        modifier(StrokeModifier(style: AnyShapeStyle(content), stroke: style))
    }

    /// Draws a line of a width along the shape's outline instead of filling it.
    public func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a line along the inside of the shape's outline, by default with the foreground style.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView {
        modifier(StrokeModifier(style: AnyShapeStyle(content), stroke: style, isInside: true))
    }

    /// Draws a line of a width along the inside of the shape's outline, by default with the
    /// foreground style.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

#if !canImport(CoreGraphics)
    /// The shape of the ends of a line, by its name in Core Graphics.
    public typealias CGLineCap = StrokeStyle.LineCap
    /// The shape of the corners of a line, by its name in Core Graphics.
    public typealias CGLineJoin = StrokeStyle.LineJoin
#endif
