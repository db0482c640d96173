/// A smooth transition between colours.
nonisolated public struct Gradient: Hashable, Sendable {
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

/// A gradient along a line. As a view, it is a rectangle filled with the gradient.
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView, Hashable {
    package let gradient: Gradient
    package let startPoint: UnitPoint
    package let endPoint: UnitPoint

    /// Makes a gradient along the line between two points.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Makes a gradient from evenly spaced colours, along the line between two points.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(
            gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Makes a gradient from colours with their locations, along the line between two points.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("colors", gradient)
        description.add("from", startPoint)
        description.add("to", endPoint)
    }
}

nonisolated extension LinearGradient: CustomStringConvertible {
    public var description: String {
        "LinearGradient(\(gradient), from: \(startPoint), to: \(endPoint))"
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// A gradient along the line between two points.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient from evenly spaced colours, along the line between two points.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
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
