/// A gradient of shades of a colour, which the renderer chooses.
nonisolated public struct AnyGradient: ShapeStyle, Hashable, CustomStringConvertible {
    package let color: Color

    public var description: String { "\(color).gradient" }
}

nonisolated extension Color {
    /// A gradient of shades of this colour.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}
