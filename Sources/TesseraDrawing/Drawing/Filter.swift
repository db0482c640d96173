public import Foundation

extension Drawing {
    /// A change of the colours or edges of items as a whole.
    public enum Filter: Codable, Equatable, Sendable {
        /// Blurs the items, by a radius in points.
        case blur(radius: CGFloat)
        /// Changes the colours.
        case colors(ColorMatrix)
        /// Multiplies the colours by another, whose opacity does not count.
        case multiply(Ink)
        /// Mixes the items with those behind them, by a mode of CSS such as `color-burn`.
        case blend(mode: String)
        /// Mixes the items with each other alone, and not with those behind them.
        case isolation

        /// Returns the change of colours in a scheme, or `nil` for another change.
        package func matrix(in scheme: Scheme) -> ColorMatrix? {
            switch self {
            case .colors(let matrix): return matrix
            case .multiply(let ink):
                let color = ink.color(in: scheme)
                let factors = [color.red, color.green, color.blue].map { Double($0) / 255 }
                return ColorMatrix(
                    red: [factors[0], 0, 0, 0], green: [0, factors[1], 0, 0],
                    blue: [0, 0, factors[2], 0])
            case .blur, .blend, .isolation: return nil
            }
        }
    }

    /// A linear change of sRGB colours with components from 0 to 1.
    public struct ColorMatrix: Codable, Equatable, Sendable {
        /// The factors of the old red, green and blue that make the new red, and a number to add.
        public var red: SIMD4<Double>
        /// The factors and the number that make the new green.
        public var green: SIMD4<Double>
        /// The factors and the number that make the new blue.
        public var blue: SIMD4<Double>
    }
}

extension Drawing.ColorMatrix {
    /// Multiplies each component, and adds a number.
    init(scale: Double, offset: Double) {
        (red, green) = ([scale, 0, 0, offset], [0, scale, 0, offset])
        blue = [0, 0, scale, offset]
    }

    /// Keeps the luminance of a colour, and a share of the rest. The share of the rest that is turned
    /// by a right angle is added.
    init(saturation: Double, turned: Double = 0) {
        // The weights of the luminance, and the right angle, as filters of SVG define them.
        let grey: SIMD4 = [0.213, 0.715, 0.072, 0]
        red = grey + saturation * ([1, 0, 0, 0] - grey) + turned * [-0.213, -0.715, 0.928, 0]
        green = grey + saturation * ([0, 1, 0, 0] - grey) + turned * [0.143, 0.140, -0.283, 0]
        blue = grey + saturation * ([0, 0, 1, 0] - grey) + turned * [-0.787, 0.715, 0.072, 0]
    }

    /// Returns a colour after the change. Its components are cut to those of sRGB.
    package func applied(to color: RGB) -> RGB {
        let old = SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255) / 255
        return RGB(
            red: (red * old).sum(), green: (green * old).sum(), blue: (blue * old).sum(),
            opacity: color.opacity)
    }
}
