/// The rule that separates the inside of a shape from its outside.
nonisolated public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule replaces the non-zero rule.
    public var isEOFilled: Bool
    /// Whether the edges are smooth.
    public var isAntialiased: Bool

    /// Makes a style, by default with the non-zero rule and smooth edges.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape with any number of areas and lines, each in front of those inside it.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 2)
/// // Circle .fill(.yellow) .stroke(.orange, lineWidth: 2)
/// ```
nonisolated public protocol ShapeView: View {}

/// A modifier that draws the shape inside it.
nonisolated package protocol ShapeModifier: StyledModifier {}

nonisolated extension ModifiedContent: ShapeView
where Content: ShapeView, Modifier: ShapeModifier {}

/// A modifier that fills the shape inside it.
nonisolated package struct FillModifier: ShapeModifier {
    package var style: AnyShapeStyle
    package let fillStyle: FillStyle

    package var description: ModifierDescription? {
        Call("fill").argument(style, default: AnyShapeStyle(.foreground)).arguments(fillStyle)
            .described
    }
}

nonisolated extension ShapeView {
    /// Fills the shape with a style, by default the foreground style.
    public func fill<Style: ShapeStyle>(
        _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> some ShapeView {
        modifier(FillModifier(style: AnyShapeStyle(content), fillStyle: style))
    }
}

nonisolated extension Call {
    /// Adds the properties of a fill style that differ from the default.
    func arguments(_ style: FillStyle) -> Call {
        argument("eoFill", style.isEOFilled, default: false)
            .argument("antialiased", style.isAntialiased, default: true)
    }
}
