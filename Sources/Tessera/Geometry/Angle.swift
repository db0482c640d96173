import TesseraCore

/// How far something is turned, clockwise.
nonisolated public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double

    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    public static let zero = Angle()
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

nonisolated extension Angle: CustomStringConvertible {
    /// The angle in degrees, without what the conversion from them has lost.
    public var description: String {
        let rounded = (degrees * 1e9).rounded() / 1e9
        return ".degrees(\(printed(rounded)))"
    }
}
