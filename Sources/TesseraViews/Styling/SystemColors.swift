nonisolated extension Color {
    /// The default colour of text and symbols.
    public static let primary = Color(.system("primary"))
    /// The colour of less important content.
    public static let secondary = Color(.system("secondary"))
}

// These names of `Color` are also available for styles, as in `.foregroundStyle(.yellow)`.
nonisolated extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color(.system("red")) }
    /// The system's orange.
    public static var orange: Color { Color(.system("orange")) }
    /// The system's yellow.
    public static var yellow: Color { Color(.system("yellow")) }
    /// The system's green.
    public static var green: Color { Color(.system("green")) }
    /// The system's mint.
    public static var mint: Color { Color(.system("mint")) }
    /// The system's teal.
    public static var teal: Color { Color(.system("teal")) }
    /// The system's cyan.
    public static var cyan: Color { Color(.system("cyan")) }
    /// The system's blue.
    public static var blue: Color { Color(.system("blue")) }
    /// The system's indigo.
    public static var indigo: Color { Color(.system("indigo")) }
    /// The system's purple.
    public static var purple: Color { Color(.system("purple")) }
    /// The system's pink.
    public static var pink: Color { Color(.system("pink")) }
    /// The system's brown.
    public static var brown: Color { Color(.system("brown")) }
    /// The system's white.
    public static var white: Color { Color(.system("white")) }
    /// The system's grey.
    public static var gray: Color { Color(.system("gray")) }
    /// The system's black.
    public static var black: Color { Color(.system("black")) }
    /// A fully transparent colour.
    public static var clear: Color { Color(.system("clear")) }
    /// The accent colour.
    public static var accentColor: Color { Color(.system("accentColor")) }

    // For a style, these names usually mean a level of the foreground. They mean a colour if
    // another branch of the expression is a colour: `.foregroundStyle(isFilled ? .yellow :
    // .secondary)`.
    /// The colour of the most important content.
    @_disfavoredOverload public static var primary: Color { Color.primary }
    /// The colour of less important content.
    @_disfavoredOverload public static var secondary: Color { Color.secondary }
}
