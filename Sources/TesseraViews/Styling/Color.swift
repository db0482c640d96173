/// A colour. As a view, it is a rectangle filled with the colour.
///
/// System colours keep their names, so that a renderer can choose the shade. The tree prints the
/// name or the components of a colour. A clear colour lets touches through.
nonisolated public struct Color: Hashable, Sendable {
    /// The source of a colour.
    package enum Source: Hashable, Sendable {
        /// A system colour, by the name of its static member.
        case system(String)
        /// A colour from an asset catalogue.
        case asset(String)
        case components(RGBColorSpace, red: Double, green: Double, blue: Double)
        /// A colour on its way between others.
        case mixed(Mixture<Color>)
    }

    /// The colour space of a colour's components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard colour space.
        case sRGB
        /// The standard colour space with linear components.
        case sRGBLinear
        /// A colour space with a wide gamut.
        case displayP3
    }

    package let source: Source
    /// The opacity of the colour, from 0 to 1.
    package private(set) var opacity = 1.0

    init(_ source: Source, opacity: Double = 1) {
        self.source = source
        self.opacity = opacity
    }

    /// Makes a colour from an asset catalogue. The name is not checked.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name))
    }

    /// Makes a colour from red, green and blue components, each from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        self.init(
            .components(colorSpace, red: red, green: green, blue: blue), opacity: opacity)
    }

    /// Makes a grey, from black at 0 to white at 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Returns this colour with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        Color(source, opacity: self.opacity * opacity)
    }

    /// Returns a colour between this one and another, mixed in sRGB.
    ///
    /// - Parameters:
    ///   - other: The other colour.
    ///   - fraction: The share of the other colour, clamped to 0 and 1; one that is not a number
    ///     counts as 0.
    public func mix(with other: Color, by fraction: Double) -> Color {
        let share = fraction > 0 ? min(fraction, 1) : 0
        var (own, others) = (Mixture(self), Mixture(other))
        own.scale(by: 1 - share)
        others.scale(by: share)
        return Color(mixing: others + own)
    }
}

nonisolated extension Color: CustomStringConvertible {
    public var description: String {
        let faded = opacity == 1 ? "" : ".opacity(\(printed(opacity)))"
        switch source {
        case .system(let name): return ".\(name)\(faded)"
        case .asset(let name): return "Color(\(printed(name)))\(faded)"
        case .mixed(let mixture): return "\(mixture)\(faded)"
        case .components(_, let red, let green, let blue):
            return "Color(red: \(printed(red)), green: \(printed(green)), "
                + "blue: \(printed(blue)))\(faded)"
        }
    }
}

nonisolated extension Color: PrimitiveView {
    public func describe(_ description: inout ViewDescription) {
        switch source {
        case .system(let name), .asset(let name): description.text = name
        case .mixed(let mixture): description.text = "\(mixture)"
        case .components(_, let red, let green, let blue):
            description.add("red", red)
            description.add("green", green)
            description.add("blue", blue)
        }
        if opacity != 1 { description.add("opacity", opacity) }
    }
}

nonisolated extension Color: ShapeStyle {}

nonisolated extension Color: Animatable {
    public var animatableData: Mixture<Color> {
        get { Mixture(self) }
        set { self = Color(mixing: newValue) }
    }

    /// Makes a mixture of colours, or the only colour in it.
    init(mixing mixture: Mixture<Color>) { self = mixture.only ?? Color(.mixed(mixture)) }
}
