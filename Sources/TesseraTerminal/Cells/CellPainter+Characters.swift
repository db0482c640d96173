import Foundation
import Tessera
import TesseraDrawing

extension CellPainter {
    /// A character of a text or symbol, with its width and its first cell.
    typealias Letter = (text: String, width: Int, column: Int, row: Int)

    /// Returns the row that contains a vertical middle.
    func row(inTheMiddle y: CGFloat) -> Int { whole((row(y) - 0.5).nearestCell) }

    private func frame(of image: SymbolImage) -> CGRect {
        CellMask(Path(image.frame), false, now.transform).bounds
    }

    /// Returns the characters of a visible text or symbol.
    func letters(of content: Drawing.Content) -> [Letter] {
        switch content {
        case .symbol(let image) where opacity(image.paint) > 0.05:
            let frame = frame(of: image)
            let column = ((column(frame.minX) + column(frame.maxX) - 1) / 2).nearestCell
            let glyph = SymbolGlyphs.glyph(image.name, grid.characters)
            return [(glyph, 1, whole(column), row(inTheMiddle: frame.midY))]
        case .text(let piece) where opacity(piece.paint) > 0.05:
            let middle = now.placed(CGPoint(x: piece.frame.midX, y: piece.frame.midY))
            var column = whole(column(middle.x - piece.width / 2).nearestCell)
            var letters: [Letter] = []
            piece.string.plain(grid.characters).forEachShown { text, width in
                letters.append((text, width, column, row(inTheMiddle: middle.y)))
                column += width
            }
            return letters
        default: return []
        }
    }

    mutating func symbol(_ image: SymbolImage, _ letters: [Letter]) {
        let frame = frame(of: image)
        for var letter in letters {
            // A clipped symbol is drawn as full as its visible part.
            let count = (0..<16).count {
                let x = frame.minX + frame.width * (CGFloat($0) + 0.5) / 16
                return now.shows(CGPoint(x: x, y: frame.midY))
            }
            if count < 12 { letter.text = SymbolGlyphs.half(grid.characters) }
            if count >= 4 { write(letter, image.paint) }
        }
    }

    mutating func text(_ piece: TextPiece, _ letters: [Letter]) {
        for letter in letters {
            let columns = letter.column..<letter.column + letter.width
            guard columns.allSatisfy({ now.shows(center($0, letter.row)) }) else { continue }
            write(letter, piece.paint) {
                $0.isBold = piece.face.weight >= 600
                $0.isItalic = piece.face.isItalic
                $0.isUnderlined = piece.underline != nil
                $0.isStruck = piece.strikethrough != nil
            }
            grid.keepText(letter.column, letter.row)
        }
    }

    /// Writes a character over the background of its cell.
    mutating func write(
        _ letter: Letter, _ paint: Paint, _ change: (inout CellPicture.Cell) -> Void = { _ in }
    ) {
        let (column, row) = (letter.column, letter.row)
        let ground = grid.ground(column, row)
        let ink = color(paint, at: center(column, row), on: ground)
        var cell = CellPicture.Cell(text: letter.text, ink: ink, ground: ground)
        change(&cell)
        grid.write(cell, width: letter.width, column: column, row: row)
    }
}
