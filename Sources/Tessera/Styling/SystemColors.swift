import TesseraCore

nonisolated extension Color {
    /// The colour of text and symbols where nothing else is said.
    public static let primary = Color(.system("primary"))
    /// The colour of what matters less.
    public static let secondary = Color(.system("secondary"))
}

// Names of `Color` that are found, too, where a style is expected: `.foregroundStyle(.yellow)`.
nonisolated extension ShapeStyle where Self == Color {
    public static var red: Color { Color(.system("red")) }
    public static var orange: Color { Color(.system("orange")) }
    public static var yellow: Color { Color(.system("yellow")) }
    public static var green: Color { Color(.system("green")) }
    public static var mint: Color { Color(.system("mint")) }
    public static var teal: Color { Color(.system("teal")) }
    public static var cyan: Color { Color(.system("cyan")) }
    public static var blue: Color { Color(.system("blue")) }
    public static var indigo: Color { Color(.system("indigo")) }
    public static var purple: Color { Color(.system("purple")) }
    public static var pink: Color { Color(.system("pink")) }
    public static var brown: Color { Color(.system("brown")) }
    public static var white: Color { Color(.system("white")) }
    public static var gray: Color { Color(.system("gray")) }
    public static var black: Color { Color(.system("black")) }
    public static var clear: Color { Color(.system("clear")) }
    /// The colour that the program uses for what can be acted on.
    public static var accentColor: Color { Color(.system("accentColor")) }

    // Where a style is expected, a level of importance is meant, unless another branch of the expression says a colour:
    // `.foregroundStyle(isFilled ? .yellow : .secondary)`.
    @_disfavoredOverload public static var primary: Color { Color.primary }
    @_disfavoredOverload public static var secondary: Color { Color.secondary }
}
