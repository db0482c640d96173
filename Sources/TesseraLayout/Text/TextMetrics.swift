/// The metrics of texts: the widths of characters and the heights of lines.
public struct TextMetrics: Hashable, Sendable {
    /// The size of a cell; `nil` for a proportional font.
    package let cell: CGSize?

    /// A proportional sans-serif font with the widths of Helvetica and the sizes of Dynamic Type.
    ///
    /// Kerning and ligatures are not taken into account.
    public static let sansSerif = TextMetrics(cell: nil)

    /// The cells of a terminal: each character is one or two cells wide and one cell high, whatever
    /// its font.
    public static let cells = cells(width: 1, height: 1)

    /// Returns the metrics of terminal cells with a size in points, for views whose other lengths
    /// are in points. With cells of 8 by 16 points, a padding of 16 points is two cells wide and
    /// one cell high.
    ///
    /// A length that is not positive and finite counts as 1.
    public static func cells(width: CGFloat, height: CGFloat) -> TextMetrics {
        func sound(_ length: CGFloat) -> Double { length > 0 && length < .infinity ? length : 1 }
        return TextMetrics(cell: CGSize(width: sound(width), height: sound(height)))
    }

    /// Returns the width of a character with a number of terminal cells.
    func width(of character: Character, _ cells: Int, in font: TextFont) -> Double {
        if let cell { return Double(cells) * cell.width }
        if font.isMonospaced { return font.size * 0.6 * Double(cells) }
        return font.size
            * Double(HelveticaWidths.width(of: character, cells, isBold: font.isBold)) / 1000
    }

    /// Returns the size of a symbol in a text: a cell, or the size of the font.
    package func symbolSize(in font: TextFont) -> CGSize {
        cell ?? CGSize(width: font.size, height: font.size)
    }

    func lineHeight(of font: TextFont) -> Double {
        cell.map { Double($0.height) } ?? Double(font.lineHeight)
    }

    /// Returns the distance from the top of a line to its baseline. Capitals are centred in the
    /// line, as a symbol beside them is.
    func baseline(of font: TextFont) -> Double {
        if let cell { return cell.height }
        return (Double(font.lineHeight) + Double(font.size) * HelveticaWidths.capHeight) / 2
    }
}
