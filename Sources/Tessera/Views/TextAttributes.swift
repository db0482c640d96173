public import Foundation
import TesseraCore

nonisolated extension Text {
    /// What a text's own functions have asked of it.
    enum Attribute: Equatable, Sendable {
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

    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    public func foregroundColor(_ color: Color?) -> Text { adding(.foregroundColor(color)) }
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        adding(.foregroundStyle(AnyShapeStyle(style)))
    }
    public func bold() -> Text { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    public func italic() -> Text { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.underline(isActive, color))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive, color))
    }
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
    public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }
}

nonisolated extension Text.Attribute {
    var printed: ModifierDescription {
        func call(_ name: String) -> ModifierDescription { ModifierDescription(name) }
        return switch self {
        case .font(let font): call("font").argument(font as Any)
        case .weight(let weight): call("fontWeight").argument(weight as Any)
        case .foregroundColor(let color): call("foregroundColor").argument(color as Any)
        case .foregroundStyle(let style): call("foregroundStyle").argument(style)
        case .bold(let isActive): call("bold").argument(isActive, default: true)
        case .italic(let isActive): call("italic").argument(isActive, default: true)
        case .underline(let isActive, let color):
            call("underline").argument(isActive, default: true).argument("color", color)
        case .strikethrough(let isActive, let color):
            call("strikethrough").argument(isActive, default: true).argument("color", color)
        case .kerning(let kerning): call("kerning").argument(kerning)
        case .tracking(let tracking): call("tracking").argument(tracking)
        case .baselineOffset(let offset): call("baselineOffset").argument(offset)
        case .monospacedDigit: call("monospacedDigit")
        }
    }
}
