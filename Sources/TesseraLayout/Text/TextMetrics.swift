public import Foundation

/// The widths of letters and the heights of lines by which texts are measured.
public struct TextMetrics: Hashable, Sendable {
    private let kind: Kind

    private enum Kind: Hashable {
        case sansSerif
        case cells(width: Double, height: Double)
    }

    /// A proportional face without serifs in the sizes of Dynamic Type: the widths are Helvetica's.
    ///
    /// Kerning and the scripts that join letters are not taken into account.
    public static let sansSerif = TextMetrics(kind: .sansSerif)

    /// A terminal's cells: each character is one cell wide, or two, and one cell high, whatever its
    /// font.
    public static let cells = cells(width: 1, height: 1)

    /// Returns the metrics of a terminal's cells that are so many points wide and high, for views
    /// whose other lengths are meant in points: with 8 by 16, a padding of 16 points is two cells at
    /// the side and one above.
    ///
    /// A length that is not a positive number counts as one.
    public static func cells(width: CGFloat, height: CGFloat) -> TextMetrics {
        func sound(_ length: CGFloat) -> Double { length > 0 && length < .infinity ? length : 1 }
        return TextMetrics(kind: .cells(width: sound(width), height: sound(height)))
    }

    /// The size of a cell; `nil` for a face whose letters have widths of their own.
    package var cell: CGSize? {
        guard case .cells(let width, let height) = kind else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The width of a character that takes so many cells of a terminal.
    func width(of character: Character, _ cells: Int, in font: TextFont) -> Double {
        switch kind {
        case .cells(let width, _):
            return Double(cells) * width
        case .sansSerif:
            let size = Double(font.size)
            if font.isMonospaced { return size * 0.6 * Double(cells) }
            return size
                * Double(HelveticaWidths.width(of: character, cells, isBold: font.isBold)) / 1000
        }
    }

    /// The size of a symbol that stands among words: one cell, or as much as the font's size.
    package func symbolSize(in font: TextFont) -> CGSize {
        cell ?? CGSize(width: font.size, height: font.size)
    }

    func lineHeight(of font: TextFont) -> Double {
        cell.map { Double($0.height) } ?? Double(font.lineHeight)
    }

    /// The distance from the upper edge of a line to its baseline: capitals stand in the middle of the line,
    /// as a symbol beside them does.
    func baseline(of font: TextFont) -> Double {
        if let cell { return cell.height }
        return (Double(font.lineHeight) + Double(font.size) * HelveticaWidths.capHeight) / 2
    }
}
