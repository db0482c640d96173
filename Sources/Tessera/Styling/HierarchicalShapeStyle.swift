import TesseraCore

/// A level of importance: the first is as strong as the foreground, each next one paler.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    /// The level, from 0 for the strongest.
    let level: Int

    public typealias Resolved = Never

    /// The first level of the foreground.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level of the foreground.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level of the foreground.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level of the foreground.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level of the foreground.
    public static let quinary = HierarchicalShapeStyle(level: 4)
}

nonisolated extension HierarchicalShapeStyle: CustomStringConvertible {
    public var description: String {
        switch level {
        case 0: ".primary"
        case 1: ".secondary"
        case 2: ".tertiary"
        case 3: ".quaternary"
        default: ".quinary"
        }
    }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// The second level of the foreground.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// The third level of the foreground.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// The fourth level of the foreground.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
    /// The fifth level of the foreground.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
