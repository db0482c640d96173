public import TesseraCore

/// The rule that tells the inside of a shape from its outside.
nonisolated public struct FillStyle: Hashable, Sendable {
    /// A Boolean value that chooses the even-odd rule over the non-zero one.
    public var isEOFilled: Bool
    /// A Boolean value that smooths the edges.
    public var isAntialiased: Bool

    /// Makes a style with the non-zero rule and smooth edges, unless they are changed.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

nonisolated extension Shape {
    /// Fills the shape with a style.
    public func fill<Style: ShapeStyle>(
        _ content: Style, style: FillStyle = FillStyle()
    ) -> some View {
        attribute(
            Call("fill")
                .argument(AnyShapeStyle(content), default: AnyShapeStyle(.foreground))
                .arguments(style))
    }

    /// Fills the shape with the foreground.
    public func fill(style: FillStyle = FillStyle()) -> some View {
        fill(.foreground, style: style)
    }
}

nonisolated extension AttributeCall {
    /// Adds what a fill style has that is not usual.
    func arguments(_ style: FillStyle) -> some AttributeCall {
        argument("eoFill", style.isEOFilled, default: false)
            .argument("antialiased", style.isAntialiased, default: true)
    }
}
