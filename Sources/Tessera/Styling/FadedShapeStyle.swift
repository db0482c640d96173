import TesseraCore

nonisolated extension ShapeStyle {
    /// Returns this style with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedShapeStyle(style: AnyShapeStyle(self), opacity: opacity)
    }
}

nonisolated private struct FadedShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    let style: AnyShapeStyle
    let opacity: Double

    typealias Resolved = Never

    var description: String { "\(style).opacity(\(printed(opacity)))" }
}
