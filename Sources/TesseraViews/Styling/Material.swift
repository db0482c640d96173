/// A translucent background, through which the views behind show.
///
/// ```swift
/// Text("Paused").padding().background(.ultraThinMaterial, in: Capsule())
/// ```
///
/// A picture shows a pale grey with the opacity of the material. Nothing behind it is blurred.
nonisolated public struct Material: ShapeStyle, Hashable, CustomStringConvertible {
    private let name: String
    private let opacity: Double

    /// The most transparent material.
    public static let ultraThin = Material(name: "ultraThinMaterial", opacity: 0.5)
    /// A material that is more transparent than the regular one.
    public static let thin = Material(name: "thinMaterial", opacity: 0.65)
    /// The usual material.
    public static let regular = Material(name: "regularMaterial", opacity: 0.8)
    /// A material that is less transparent than the regular one.
    public static let thick = Material(name: "thickMaterial", opacity: 0.9)
    /// The least transparent material.
    public static let ultraThick = Material(name: "ultraThickMaterial", opacity: 0.95)
    /// The material of bars.
    public static let bar = Material(name: "bar", opacity: 0.8)

    public func resolve(in environment: EnvironmentValues) -> Color {
        Color(.system("systemGray6")).opacity(opacity)
    }

    public var description: String { ".\(name)" }
}

nonisolated extension ShapeStyle where Self == Material {
    /// The most transparent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more transparent than the regular one.
    public static var thinMaterial: Material { .thin }
    /// The usual material.
    public static var regularMaterial: Material { .regular }
    /// A material that is less transparent than the regular one.
    public static var thickMaterial: Material { .thick }
    /// The least transparent material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
