/// The widths of letters and the heights of lines by which texts are measured.
public struct TextMetrics: Hashable, Sendable {
    private enum Kind { case sansSerif, cells }
    private let kind: Kind

    /// A proportional face without serifs in the sizes of Dynamic Type: the widths are Helvetica's.
    ///
    /// Kerning and the scripts that join letters are not taken into account.
    public static let sansSerif = TextMetrics(kind: .sansSerif)

    /// A terminal's cells: each character is one cell wide, or two, and one cell high, whatever its
    /// font.
    public static let cells = TextMetrics(kind: .cells)

    /// The width of a character that takes so many cells of a terminal.
    func width(of character: Character, _ cells: Int, in font: TextFont) -> Double {
        switch kind {
        case .cells:
            return Double(cells)
        case .sansSerif:
            let size = Double(font.size)
            if font.isMonospaced { return size * 0.6 * Double(cells) }
            return size
                * Double(HelveticaWidths.width(of: character, cells, isBold: font.isBold)) / 1000
        }
    }

    /// The width and height of a symbol that stands among words: one cell, or as much as the font's
    /// size.
    package func symbolSide(in font: TextFont) -> Double {
        kind == .cells ? 1 : Double(font.size)
    }

    func lineHeight(of font: TextFont) -> Double {
        kind == .cells ? 1 : Double(font.lineHeight)
    }

    /// The distance from the upper edge of a line to its baseline.
    func baseline(of font: TextFont) -> Double {
        guard kind == .sansSerif else { return 1 }
        let (ascender, descender) = (HelveticaWidths.ascender, HelveticaWidths.descender)
        let leading = Double(font.lineHeight) - Double(font.size) * (ascender + descender)
        return leading / 2 + Double(font.size) * ascender
    }
}
