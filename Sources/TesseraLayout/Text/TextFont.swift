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

    /// The font of texts without another font.
    package static let body = TextFont(size: 17, lineHeight: 22)
}
