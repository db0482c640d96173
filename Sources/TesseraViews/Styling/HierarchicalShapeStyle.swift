/// A level of the foreground style. The first level is the strongest, and each further level is
/// paler.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    /// The level, from 0 for the strongest.
    package let level: Int

}

nonisolated extension HierarchicalShapeStyle: CustomStringConvertible {
    public var description: String {
        [".primary", ".secondary", ".tertiary", ".quaternary", ".quinary"][level]
    }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the foreground.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the foreground.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the foreground.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth level of the foreground.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
