import Foundation
import TesseraDrawing

extension CellPainter {
    /// Returns the row that contains a vertical middle.
    func row(inTheMiddle y: CGFloat) -> Int { whole((row(y) - 0.5).nearestCell) }

    func frame(of image: SymbolImage) -> CGRect {
        CellMask(.rect(image.frame), false, now.transform).bounds
    }

    func middle(of piece: TextPiece) -> CGPoint {
        now.transform(CGPoint(x: piece.frame.midX, y: piece.frame.midY))
    }

    /// The cell of a symbol.
    private func place(of frame: CGRect) -> (column: Int, row: Int) {
        let column = ((column(frame.minX) + column(frame.maxX) - 1) / 2).nearestCell
        return (whole(column), row(inTheMiddle: frame.midY))
    }

    /// The narrow characters of a text or symbol, with their cells.
    func letters(of content: Drawing.Content) -> [(text: String, column: Int, row: Int)] {
        switch content {
        case .symbol(let image) where opacity(image.paint) > 0.05:
            let (column, row) = place(of: frame(of: image))
            return [(SymbolGlyphs.glyph(image.name, characters), column, row)]
        case .text(let piece) where opacity(piece.paint) > 0.05:
            var (column, row) = place(of: piece)
            var letters: [(String, Int, Int)] = []
            for (letter, cells) in piece.string.plain(characters).shown {
                if cells == 1, letter != " " { letters.append((letter, column, row)) }
                column += cells
            }
            return letters
        default: return []
        }
    }

    /// The first cell of a text.
    private func place(of piece: TextPiece) -> (column: Int, row: Int) {
        let middle = middle(of: piece)
        return (
            whole(column(middle.x - piece.width / 2).nearestCell), row(inTheMiddle: middle.y)
        )
    }

    mutating func symbol(_ image: SymbolImage) {
        guard opacity(image.paint) > 0.05 else { return }
        let frame = frame(of: image)
        let (column, row) = place(of: frame)
        guard grid.contains(column, row) else { return }
        // A clipped symbol is drawn as full as its visible part.
        let shown = (0..<16).filter {
            now.shows(
                CGPoint(x: frame.minX + frame.width * (CGFloat($0) + 0.5) / 16, y: frame.midY))
        }
        guard shown.count >= 4 else { return }
        let sign =
            shown.count < 12
            ? SymbolGlyphs.half(characters) : SymbolGlyphs.glyph(image.name, characters)
        let ground = grid.cells[row * grid.width + column].ground
        let ink = color(image.paint, at: center(column, row), on: ground)
        grid.write(sign, cells: 1, column: column, row: row) {
            $0 = CellPicture.Cell(text: sign, ink: ink, ground: ground)
        }
    }

    mutating func text(_ piece: TextPiece) {
        guard opacity(piece.paint) > 0.05 else { return }
        var (column, row) = place(of: piece)
        guard (0..<grid.height).contains(row) else { return }
        for (letter, count) in piece.string.plain(characters).shown {
            defer { column += count }
            guard grid.contains(column, row),
                (column..<column + count).allSatisfy({ now.shows(center($0, row)) })
            else { continue }
            let ground = grid.cells[row * grid.width + column].ground
            let ink = color(piece.paint, at: center(column, row), on: ground)
            grid.write(letter, cells: count, column: column, row: row) {
                $0 = CellPicture.Cell(
                    text: letter, ink: ink, ground: ground, isBold: piece.face.weight >= 600,
                    isItalic: piece.face.isItalic, isUnderlined: piece.underline != nil,
                    isStruck: piece.strikethrough != nil)
            }
            grid.keepText(column, row)
        }
    }
}
