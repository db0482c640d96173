nonisolated extension Text {
    /// An attribute added by a text's own functions.
    package enum Attribute: Equatable, Sendable {
        case font(Font?)
        case weight(Font.Weight?)
        case foregroundColor(Color?)
        case foregroundStyle(AnyShapeStyle)
        case bold(Bool)
        case italic(Bool)
        case underline(Bool, Color?)
        case strikethrough(Bool, Color?)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case monospacedDigit
    }

    /// Sets the font of this text; `nil` uses the font of the environment.
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    /// Sets the weight of this text; `nil` uses the weight of its font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    /// Sets the colour of this text; `nil` uses the colour of the environment.
    public func foregroundColor(_ color: Color?) -> Text { adding(.foregroundColor(color)) }
    /// Sets the style of this text.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        adding(.foregroundStyle(AnyShapeStyle(style)))
    }
    /// Makes this text bold, or keeps the weight of its font.
    public func bold(_ isActive: Bool = true) -> Text { adding(.bold(isActive)) }
    /// Makes this text italic, or keeps the slant of its font.
    public func italic(_ isActive: Bool = true) -> Text { adding(.italic(isActive)) }
    /// Underlines this text, by default with its own colour.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive, color))
    }
    /// Strikes through this text, by default with its own colour.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive, color))
    }
    /// Sets additional space between letters.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    /// Sets additional space after each letter.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    /// Raises this text above the baseline; a negative offset lowers it.
    public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }
    /// Uses digits of equal width in this text.
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
}

extension Text.Attribute {
    var printed: Call {
        switch self {
        case .font(let font): Call("font").argument(font)
        case .weight(let weight): Call("fontWeight").argument(weight)
        case .foregroundColor(let color): Call("foregroundColor").argument(color)
        case .foregroundStyle(let style): Call("foregroundStyle").argument(style)
        case .bold(let isActive): Call("bold").argument(isActive, default: true)
        case .italic(let isActive): Call("italic").argument(isActive, default: true)
        case .underline(let isActive, let color):
            Call("underline").argument(isActive, default: true).argument("color", ifSet: color)
        case .strikethrough(let isActive, let color):
            Call("strikethrough").argument(isActive, default: true).argument("color", ifSet: color)
        case .kerning(let kerning): Call("kerning").argument(kerning)
        case .tracking(let tracking): Call("tracking").argument(tracking)
        case .baselineOffset(let offset): Call("baselineOffset").argument(offset)
        case .monospacedDigit: Call("monospacedDigit")
        }
    }
}
