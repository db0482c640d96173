import TesseraCore

nonisolated extension Color {
    /// The colour of text and symbols where no other one is set.
    public static let primary = Color(.system("primary"))
    /// The colour of what matters less.
    public static let secondary = Color(.system("secondary"))
}

// Names of `Color` that are found, too, where a style is expected: `.foregroundStyle(.yellow)`.
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
    /// A colour that covers nothing.
    public static var clear: Color { Color(.system("clear")) }
    /// The accent colour.
    public static var accentColor: Color { Color(.system("accentColor")) }

    // Where a style is expected, a level of importance is meant, unless another branch of the
    // expression says a colour: `.foregroundStyle(isFilled ? .yellow : .secondary)`.
    /// The colour of what is most important.
    @_disfavoredOverload public static var primary: Color { Color.primary }
    /// The colour of what is less important.
    @_disfavoredOverload public static var secondary: Color { Color.secondary }
}
