public import Foundation
public import TesseraCore

/// What a line looks like: its width, its ends and corners, its dashes.
nonisolated public struct StrokeStyle: Hashable, Sendable {
    /// How a line ends.
    public enum LineCap: Hashable, Sendable { case butt, round, square }
    /// How a line turns.
    public enum LineJoin: Hashable, Sendable { case miter, round, bevel }

    public var lineWidth: CGFloat
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

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

nonisolated extension Shape {
    /// Draws a line along the shape's outline instead of filling it.
    public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
        stroked("stroke", AnyShapeStyle(content), style)
    }

    public func stroke<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1
    ) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke(style: StrokeStyle) -> some View { stroke(.foreground, style: style) }

    public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(.foreground, lineWidth: lineWidth)
    }

    /// Draws a line along the inside of the shape's outline.
    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle
    ) -> some View {
        stroked("strokeBorder", AnyShapeStyle(content), style)
    }

    public func strokeBorder<Style: ShapeStyle>(
        _ content: Style, lineWidth: CGFloat = 1
    ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        strokeBorder(.foreground, lineWidth: lineWidth)
    }

    private func stroked(
        _ name: String, _ content: AnyShapeStyle, _ style: StrokeStyle
    ) -> some View {
        attribute(
            Call(name).argument(content, default: AnyShapeStyle(.foreground))
                .argument("lineWidth", style.lineWidth, default: 1)
                .argument("lineCap", style.lineCap, default: .butt)
                .argument("lineJoin", style.lineJoin, default: .miter)
                .argument("miterLimit", style.miterLimit, default: 10)
                .argument("dash", style.dash, default: [])
                .argument("dashPhase", style.dashPhase, default: 0))
    }
}
