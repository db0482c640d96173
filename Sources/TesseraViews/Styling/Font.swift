/// A typeface with a size and a weight.
///
/// Text styles such as `.title` keep their names, so that a renderer can choose the size.
public struct Font: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(String, size: CGFloat)
    }

    /// A change to a font.
    package enum Variation: Hashable, Sendable {
        case weight(Weight)
        case italic, bold, monospaced, monospacedDigit, smallCaps
    }

    package let base: Base
    package private(set) var variations: [Variation] = []

    init(_ base: Base) { self.base = base }

    /// Returns the system font in a size.
    ///
    /// If the size is not positive and finite, text metrics use the size of `.body` and report a
    /// runtime issue.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// Returns the system font in the size of a text style.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(.textStyle(style, design: design, weight: weight))
    }

    /// Returns a custom font. The name is not checked. The size does not follow a text style.
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle = .body
    ) -> Font {
        Font(.custom(name, size: size))
    }

    /// Returns a custom font. The name is not checked.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        custom(name, size: fixedSize)
    }

    /// Returns this font with another weight.
    public func weight(_ weight: Weight) -> Font { varied(.weight(weight)) }
    /// Returns this font in bold.
    public func bold() -> Font { varied(.bold) }
    /// Returns this font in italic.
    public func italic() -> Font { varied(.italic) }
    /// Returns this font with characters of equal width.
    public func monospaced() -> Font { varied(.monospaced) }
    /// Returns this font with digits of equal width.
    public func monospacedDigit() -> Font { varied(.monospacedDigit) }
    /// Returns this font with small capitals for lowercase letters.
    public func smallCaps() -> Font { varied(.smallCaps) }

    private func varied(_ variation: Variation) -> Font {
        var font = self
        font.variations.append(variation)
        return font
    }
}

extension Font {
    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    /// The style of a text, which determines its size.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

    /// The design of the system font.
    public enum Design: String, Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// The weight of a font, from thin to thick.
    public enum Weight: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black

        public var description: String { ".\(rawValue)" }
    }
}

extension Font: CustomStringConvertible {
    public var description: String {
        variations.reduce(into: base.description) { description, variation in
            if case .weight(let weight) = variation {
                description += ".weight(\(weight))"
            } else {
                description += ".\(variation)()"
            }
        }
    }
}

extension Font.Base {
    fileprivate var description: String {
        var call = Call("system")
        switch self {
        case .textStyle(let style, nil, nil): return ".\(style)"
        case .textStyle(let style, let design, let weight):
            call = call.argument(style).argument("design", ifSet: design)
                .argument("weight", ifSet: weight)
        case .system(let size, let weight, let design):
            call = call.argument("size", size).argument("weight", ifSet: weight)
                .argument("design", ifSet: design)
        case .custom(let name, let size):
            call = Call("custom").argument(name).argument("size", size)
        }
        return "\(call.described)"
    }
}
