/// The properties of a font that affect text metrics.
package struct TextFont: Hashable, Sendable {
    /// The size of the font.
    package var size: CGFloat
    /// The distance between two lines.
    package var lineHeight: CGFloat
    package var isBold: Bool
    package var isMonospaced: Bool

    /// Makes a font; by default, a line is a fifth higher than the font size.
    package init(
        size: CGFloat, lineHeight: CGFloat? = nil, isBold: Bool = false, isMonospaced: Bool = false
    ) {
        self.size = size
        self.lineHeight = lineHeight ?? size * 1.2
        self.isBold = isBold
        self.isMonospaced = isMonospaced
    }

    // The text styles at the standard size, which is called large.
    package static let largeTitle = TextFont(size: 34, lineHeight: 41)
    package static let title = TextFont(size: 28, lineHeight: 34)
    package static let title2 = TextFont(size: 22, lineHeight: 28)
    package static let title3 = TextFont(size: 20, lineHeight: 25)
    package static let headline = TextFont(size: 17, lineHeight: 22, isBold: true)
    package static let body = TextFont(size: 17, lineHeight: 22)
    package static let callout = TextFont(size: 16, lineHeight: 21)
    package static let subheadline = TextFont(size: 15, lineHeight: 20)
    package static let footnote = TextFont(size: 13, lineHeight: 18)
    package static let caption = TextFont(size: 12, lineHeight: 16)
    package static let caption2 = TextFont(size: 11, lineHeight: 13)
}
