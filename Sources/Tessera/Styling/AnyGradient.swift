import TesseraCore

/// A gradient whose shades are the renderer's choice.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
    /// The colours of the gradient: one, or several.
    package enum Base: Hashable, Sendable {
        case color(Color)
        case gradient(Gradient)
    }

    package let base: Base

    public typealias Resolved = Never

    /// Makes a gradient of any kind from a gradient.
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
    /// A gradient of shades near this colour.
    public var gradient: AnyGradient { AnyGradient(self) }
}
