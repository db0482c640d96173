/// A smooth transition between colours. As a style, it runs from the top to the bottom.
nonisolated public struct Gradient: ShapeStyle, Hashable {
    /// A colour with its location, from 0 at the start to 1 at the end.
    nonisolated public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The location of the colour, from 0 to 1.
        public var location: CGFloat

        /// Makes a stop from a colour and its location.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours with their locations.
    public var stops: [Stop]

    /// Makes a gradient from colours with their locations.
    public init(stops: [Stop]) { self.stops = stops }

    /// Makes a gradient from evenly spaced colours.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
    }
}

nonisolated extension Gradient: CustomStringConvertible {
    /// The colours, with their locations unless they are evenly spaced.
    public var description: String {
        let isEven = self == Gradient(colors: stops.map(\.color))
        let colors = stops.map { stop in
            isEven ? "\(stop.color)" : "\(stop.color) at \(printed(stop.location))"
        }
        return "[\(colors.joined(separator: ", "))]"
    }
}

/// A gradient of shades of a colour, which the renderer chooses.
nonisolated public struct AnyGradient: ShapeStyle, Hashable, CustomStringConvertible {
    package let color: Color

    public var description: String { "\(color).gradient" }
}

nonisolated extension Color {
    /// A gradient of shades of this colour.
    public var gradient: AnyGradient { AnyGradient(color: self) }
}
