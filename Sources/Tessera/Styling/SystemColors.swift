import TesseraCore

nonisolated extension Color {
    public static let red = Color(.system("red"))
    public static let orange = Color(.system("orange"))
    public static let yellow = Color(.system("yellow"))
    public static let green = Color(.system("green"))
    public static let mint = Color(.system("mint"))
    public static let teal = Color(.system("teal"))
    public static let cyan = Color(.system("cyan"))
    public static let blue = Color(.system("blue"))
    public static let indigo = Color(.system("indigo"))
    public static let purple = Color(.system("purple"))
    public static let pink = Color(.system("pink"))
    public static let brown = Color(.system("brown"))
    public static let white = Color(.system("white"))
    public static let gray = Color(.system("gray"))
    public static let black = Color(.system("black"))
    public static let clear = Color(.system("clear"))

    /// The colour of text and symbols where nothing else is said.
    public static let primary = Color(.system("primary"))
    /// The colour of what matters less.
    public static let secondary = Color(.system("secondary"))
    /// The colour that the program uses for what can be acted on.
    public static let accentColor = Color(.system("accentColor"))
}

// The same names where a style is expected: `.foregroundStyle(.yellow)`.
nonisolated extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
    public static var accentColor: Color { Color.accentColor }

    // A level of importance is meant, unless another branch of the expression says a colour:
    // `.foregroundStyle(isFilled ? .yellow : .secondary)`.
    @_disfavoredOverload public static var primary: Color { Color.primary }
    @_disfavoredOverload public static var secondary: Color { Color.secondary }
}
