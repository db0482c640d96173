/// A gradient of any kind. For the gradient of a single colour, the renderer chooses the shades.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    /// The colours of the gradient.
    package enum Base: Hashable, Sendable {
        case color(Color)
        case gradient(Gradient)
    }

    package let base: Base

    /// Makes a gradient of any kind.
    public init(_ gradient: Gradient) { base = .gradient(gradient) }

    init(_ color: Color) { base = .color(color) }
}

nonisolated extension AnyGradient: CustomStringConvertible {
    public var description: String {
        switch base {
        case .color(let color): "\(color).gradient"
        case .gradient(let gradient): "\(gradient)"
        }
    }
}

nonisolated extension Color {
    /// A gradient of shades of this colour.
    public var gradient: AnyGradient { AnyGradient(self) }
}
