import TesseraCore

nonisolated extension Color {
    /// The system's red.
    public static let red = Color(.system("red"))
    /// The system's orange.
    public static let orange = Color(.system("orange"))
    /// The system's yellow.
    public static let yellow = Color(.system("yellow"))
    /// The system's green.
    public static let green = Color(.system("green"))
    /// The system's mint.
    public static let mint = Color(.system("mint"))
    /// The system's teal.
    public static let teal = Color(.system("teal"))
    /// The system's cyan.
    public static let cyan = Color(.system("cyan"))
    /// The system's blue.
    public static let blue = Color(.system("blue"))
    /// The system's indigo.
    public static let indigo = Color(.system("indigo"))
    /// The system's purple.
    public static let purple = Color(.system("purple"))
    /// The system's pink.
    public static let pink = Color(.system("pink"))
    /// The system's brown.
    public static let brown = Color(.system("brown"))
    /// The system's white.
    public static let white = Color(.system("white"))
    /// The system's grey.
    public static let gray = Color(.system("gray"))
    /// The system's black.
    public static let black = Color(.system("black"))
    /// A colour that covers nothing.
    public static let clear = Color(.system("clear"))

    /// The colour of text and symbols where no other one is set.
    public static let primary = Color(.system("primary"))
    /// The colour of what matters less.
    public static let secondary = Color(.system("secondary"))
    /// The colour that the program uses for what can be acted on.
    public static let accentColor = Color(.system("accentColor"))
}

// The same names where a style is expected: `.foregroundStyle(.yellow)`.
nonisolated extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// The system's white.
    public static var white: Color { Color.white }
    /// The system's grey.
    public static var gray: Color { Color.gray }
    /// The system's black.
    public static var black: Color { Color.black }
    /// A colour that covers nothing.
    public static var clear: Color { Color.clear }
    /// The accent colour.
    public static var accentColor: Color { Color.accentColor }

    // A level of importance is meant, unless another branch of the expression says a colour:
    // `.foregroundStyle(isFilled ? .yellow : .secondary)`.
    /// The colour of what is most important.
    @_disfavoredOverload public static var primary: Color { Color.primary }
    /// The colour of what is less important.
    @_disfavoredOverload public static var secondary: Color { Color.secondary }
}
