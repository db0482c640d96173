/// A geometric angle. Positive angles turn clockwise.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Makes an angle from radians, by default zero.
    public init(radians: Double = 0) { self.radians = radians }
    /// Makes an angle from degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle of zero.
    public static let zero = Angle()
    /// Returns an angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

extension Angle {
    /// Returns the sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }
    /// Returns the difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }
    /// Returns a multiple of an angle.
    public static func * (angle: Angle, factor: Double) -> Angle {
        Angle(radians: angle.radians * factor)
    }
    /// Returns a part of an angle.
    public static func / (angle: Angle, divisor: Double) -> Angle {
        Angle(radians: angle.radians / divisor)
    }
    /// Adds an angle.
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    /// Subtracts an angle.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
    /// Returns the angle in the other direction.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle: CustomStringConvertible {
    /// The angle in degrees, rounded to hide the error of the conversion.
    public var description: String {
        let rounded = (degrees * 1e9).rounded() / 1e9
        return ".degrees(\(printed(rounded)))"
    }
}
