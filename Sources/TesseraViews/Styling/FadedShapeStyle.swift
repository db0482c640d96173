nonisolated extension ShapeStyle {
    /// Returns this style with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedShapeStyle(style: AnyShapeStyle(self), opacity: opacity)
    }
}

nonisolated package struct FadedShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    package let style: AnyShapeStyle
    package let opacity: Double

    package var description: String { "\(style).opacity(\(printed(opacity)))" }
}
