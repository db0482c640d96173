public import Foundation
import TesseraCore

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

    /// Returns a custom font. The name is not checked.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size))
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
    /// The font of large titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of titles.
    public static let title = Font.system(.title)
    /// The font of second-level titles.
    public static let title2 = Font.system(.title2)
    /// The font of third-level titles.
    public static let title3 = Font.system(.title3)
    /// The font of headings.
    public static let headline = Font.system(.headline)
    /// The font of subheadings.
    public static let subheadline = Font.system(.subheadline)
    /// The font of body text.
    public static let body = Font.system(.body)
    /// The font of callouts.
    public static let callout = Font.system(.callout)
    /// The font of footnotes.
    public static let footnote = Font.system(.footnote)
    /// The font of captions.
    public static let caption = Font.system(.caption)
    /// The font of secondary captions.
    public static let caption2 = Font.system(.caption2)
}

extension Font {
    /// The style of a text, which determines its size.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        /// A large title.
        case largeTitle
        /// A title.
        case title
        /// A second-level title.
        case title2
        /// A third-level title.
        case title3
        /// A heading.
        case headline
        /// A subheading.
        case subheadline
        /// Body text.
        case body
        /// A callout.
        case callout
        /// A footnote.
        case footnote
        /// A caption.
        case caption
        /// A secondary caption.
        case caption2
    }

    /// The design of the system font.
    public enum Design: String, Hashable, Sendable {
        /// The default design.
        case `default`
        /// A design with serifs.
        case serif
        /// A design with rounded ends.
        case rounded
        /// A design with characters of equal width.
        case monospaced
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable, CustomStringConvertible {
        private let name: String

        /// The thinnest weight.
        public static let ultraLight = Weight(name: "ultraLight")
        /// A weight between ultralight and light.
        public static let thin = Weight(name: "thin")
        /// A weight below regular.
        public static let light = Weight(name: "light")
        /// The regular weight.
        public static let regular = Weight(name: "regular")
        /// A weight slightly above regular.
        public static let medium = Weight(name: "medium")
        /// A weight between medium and bold.
        public static let semibold = Weight(name: "semibold")
        /// The bold weight.
        public static let bold = Weight(name: "bold")
        /// A weight above bold.
        public static let heavy = Weight(name: "heavy")
        /// The thickest weight.
        public static let black = Weight(name: "black")

        public var description: String { ".\(name)" }
    }
}

extension Font.TextStyle: CustomStringConvertible {
    public var description: String { ".\(rawValue)" }
}

extension Font.Design: CustomStringConvertible {
    public var description: String { ".\(rawValue)" }
}

extension Font: CustomStringConvertible {
    public var description: String {
        variations.reduce(into: "\(base)") { $0 += "\($1)" }
    }
}

extension Font.Base: CustomStringConvertible {
    package var description: String {
        var call = ModifierDescription("system")
        switch self {
        case .textStyle(let style, nil, nil): return "\(style)"
        case .textStyle(let style, let design, let weight):
            call = call.argument(style).argument("design", design).argument("weight", weight)
        case .system(let size, let weight, let design):
            call = call.argument("size", size).argument("weight", weight)
                .argument("design", design)
        case .custom(let name, let size):
            call = ModifierDescription("custom").argument(name).argument("size", size)
        }
        return "\(call)"
    }
}

extension Font.Variation: CustomStringConvertible {
    package var description: String {
        switch self {
        case .weight(let weight): ".weight(\(weight))"
        case .italic: ".italic()"
        case .bold: ".bold()"
        case .monospaced: ".monospaced()"
        case .monospacedDigit: ".monospacedDigit()"
        case .smallCaps: ".smallCaps()"
        }
    }
}
