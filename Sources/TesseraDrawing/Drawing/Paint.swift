public import Foundation
import Tessera

/// What an area is painted with.
public enum Paint: Codable, Equatable, Sendable {
    /// A colour.
    case ink(Ink)
    /// Colours that change along a line between two points.
    // Kept elsewhere: few things are painted with one, and all have room for a paint.
    indirect case linearGradient([GradientStop], from: CGPoint, to: CGPoint)
}

/// A colour of a gradient, at a place from 0, the start, to 1.
public struct GradientStop: Codable, Equatable, Sendable {
    /// The colour.
    public var ink: Ink
    /// The place.
    public var location: CGFloat
}

/// A colour as it is on a light and on a dark ground.
public struct Ink: Codable, Hashable, Sendable {
    /// The colour on a light ground.
    public var light: RGB
    /// The colour on a dark ground.
    public var dark: RGB

    package init(_ light: RGB, dark: RGB? = nil) {
        self.light = light
        self.dark = dark ?? light
    }

    func faded(_ opacity: Double) -> Ink {
        func faded(_ color: RGB) -> RGB {
            var color = color
            color.opacity *= min(max(0, opacity), 1)
            return color
        }
        return opacity == 1 ? self : Ink(faded(light), dark: faded(dark))
    }

    /// The colour that is the same in any scheme, if one is given.
    func fixed(to scheme: ColorScheme?) -> Ink {
        switch scheme {
        case .dark: Ink(dark)
        case .light: Ink(light)
        case nil: self
        }
    }

    /// The colour in one scheme.
    public func color(in scheme: Drawing.Scheme) -> RGB { scheme == .light ? light : dark }
}

/// A colour by its components from 0 to 255, in sRGB, and its opacity from 0 to 1.
public struct RGB: Codable, Hashable, Sendable {
    /// The share of red.
    public var red: UInt8
    /// The share of green.
    public var green: UInt8
    /// The share of blue.
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
        // What is not a number is not greater than zero.
        func byte(_ share: Double) -> UInt8 {
            share > 0 ? UInt8((min(share, 1) * 255).rounded()) : 0
        }
        (self.red, self.green, self.blue) = (byte(red), byte(green), byte(blue))
        self.opacity = opacity > 0 ? min(opacity, 1) : 0
    }

    /// A share of this colour and the rest of another one, as opaque as this one.
    package func mixed(_ share: Double, with other: RGB) -> RGB {
        // A drawing that was decoded may say anything of opacities.
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

/// How the line of an outline is drawn.
public struct Stroke: Codable, Equatable, Sendable {
    /// The width of the line.
    public var width: CGFloat
    /// The ends of the line: `butt`, `round` or `square`.
    public var cap = "butt"
    /// The corners of the line: `miter`, `round` or `bevel`.
    public var join = "miter"
    /// The longest corner, in widths of the line.
    public var miterLimit: CGFloat = 10
    /// The lengths of dashes and of the gaps between them; none for a line without gaps.
    public var dash: [CGFloat] = []
    /// The place in the dashes at which the line begins.
    public var dashPhase: CGFloat = 0
}
