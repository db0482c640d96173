import Tessera

/// The colour or gradient of an area.
public enum Paint: Codable, Equatable, Sendable {
    /// A colour.
    case ink(Ink)
    /// Colours that pass into each other along a geometry.
    indirect case gradient([GradientStop], GradientGeometry)
}

/// A colour with variants for light and dark backgrounds.
public struct Ink: Codable, Hashable, Sendable {
    /// The colour on a light background.
    public var light: RGB
    /// The colour on a dark background.
    public var dark: RGB

    package init(_ light: RGB, dark: RGB? = nil) {
        self.light = light
        self.dark = dark ?? light
    }

    /// Mixes inks by their shares.
    init(mixing inks: [(ink: Ink, share: Double)]) {
        self.init(
            RGB(mixing: inks.map { ($0.ink.light, $0.share) }),
            dark: RGB(mixing: inks.map { ($0.ink.dark, $0.share) }))
    }

    func faded(_ opacity: Double) -> Ink {
        func faded(_ color: RGB) -> RGB {
            var color = color
            color.opacity *= min(max(0, opacity), 1)
            return color
        }
        return opacity == 1 ? self : Ink(faded(light), dark: faded(dark))
    }

    /// Returns the ink with the same colour in both schemes, if a scheme is given.
    func fixed(to scheme: ColorScheme?) -> Ink {
        switch scheme {
        case .dark: Ink(dark)
        case .light: Ink(light)
        case nil: self
        }
    }
}

/// An sRGB colour with components from 0 to 255 and an opacity from 0 to 1.
public struct RGB: Codable, Hashable, Sendable {
    /// The red component.
    public var red: UInt8
    /// The green component.
    public var green: UInt8
    /// The blue component.
    public var blue: UInt8
    /// The opacity.
    public var opacity: Double

    init(_ hex: UInt32, _ opacity: Double = 1) {
        red = UInt8(hex >> 16 & 255)
        green = UInt8(hex >> 8 & 255)
        blue = UInt8(hex & 255)
        self.opacity = opacity
    }

    init(red: Double, green: Double, blue: Double, opacity: Double) {
        // NaN becomes 0.
        func byte(_ share: Double) -> UInt8 {
            share > 0 ? UInt8((min(share, 1) * 255).rounded()) : 0
        }
        (self.red, self.green, self.blue) = (byte(red), byte(green), byte(blue))
        self.opacity = opacity > 0 ? min(opacity, 1) : 0
    }

    /// Mixes colours by their shares. A colour that is hardly visible has little effect.
    init(mixing colors: [(color: RGB, share: Double)]) {
        let opacity = colors.reduce(0) { $0 + $1.color.opacity * $1.share }
        func sum(_ component: KeyPath<RGB, UInt8>) -> Double {
            colors.reduce(0) {
                $0 + Double($1.color[keyPath: component]) / 255 * $1.color.opacity * $1.share
            } / opacity
        }
        self.init(red: sum(\.red), green: sum(\.green), blue: sum(\.blue), opacity: opacity)
    }

    /// Returns a mixture of this colour and another, with this colour's opacity.
    package func mixed(_ share: Double, with other: RGB) -> RGB {
        // A decoded drawing may contain invalid opacities.
        let share = share > 0 ? min(share, 1) : 0
        func mixed(_ byte: UInt8, _ other: UInt8) -> UInt8 {
            UInt8((Double(byte) * share + Double(other) * (1 - share)).rounded())
        }
        var color = self
        color.red = mixed(red, other.red)
        color.green = mixed(green, other.green)
        color.blue = mixed(blue, other.blue)
        return color
    }
}
