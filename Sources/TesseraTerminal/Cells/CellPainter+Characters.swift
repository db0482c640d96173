import Foundation
import TesseraDrawing

extension CellPainter {
    func plain(_ glyph: Glyph) -> Glyph {
        guard characters == .ascii, !glyph.isASCII else { return glyph }
        return switch glyph.scalar {
        case "─": "-"
        case "│": "|"
        case "·", "…": "."
        default: "?"
        }
    }

    /// Returns the row that contains a vertical middle.
    func row(inTheMiddle y: CGFloat) -> Int { whole((row(y) - 0.5).nearestCell) }

    func frame(of image: SymbolImage) -> CGRect {
        CellMask(.rect(image.frame), false, now.transform).bounds
    }

    func middle(of piece: TextPiece) -> CGPoint {
        now.transform(CGPoint(x: piece.frame.midX, y: piece.frame.midY))
    }

    mutating func symbol(_ image: SymbolImage) {
        guard opacity(image.paint) > 0.05 else { return }
        let frame = frame(of: image)
        let column = whole(((column(frame.minX) + column(frame.maxX) - 1) / 2).nearestCell)
        let row = row(inTheMiddle: frame.midY)
        guard grid.contains(column, row) else { return }
        // A clipped symbol is drawn as full as its visible part.
        let shown = (0..<16).filter {
            now.shows(
                CGPoint(x: frame.minX + frame.width * (CGFloat($0) + 0.5) / 16, y: frame.midY))
        }
        guard shown.count >= 4 else { return }
        let glyph = Glyph(
            shown.count < 12
                ? SymbolGlyphs.half(characters) : SymbolGlyphs.glyph(image.name, characters))
        let ground = grid.cells[row * grid.width + column].ground
        let ink = color(image.paint, at: center(column, row), on: ground)
        grid.write(glyph, cells: 1, column: column, row: row) {
            $0 = CellPicture.Cell(glyph: glyph, ink: ink, ground: ground)
        }
    }

    mutating func text(_ piece: TextPiece) {
        guard opacity(piece.paint) > 0.05 else { return }
        let middle = middle(of: piece)
        var column = whole(column(middle.x - piece.width / 2).nearestCell)
        let row = row(inTheMiddle: middle.y)
        guard (0..<grid.height).contains(row) else { return }
        for (glyph, count) in ShownGlyphs(piece.string) {
            defer { column += count }
            guard grid.contains(column, row),
                (column..<column + count).allSatisfy({ now.shows(center($0, row)) })
            else { continue }
            let ground = grid.cells[row * grid.width + column].ground
            let ink = color(piece.paint, at: center(column, row), on: ground)
            let glyph = plain(glyph)
            // In ASCII, a wide character becomes two question marks.
            let cells = characters == .ascii ? 1 : count
            for column in stride(from: column, to: column + count, by: cells) {
                grid.write(glyph, cells: cells, column: column, row: row) {
                    $0 = CellPicture.Cell(
                        glyph: glyph, ink: ink, ground: ground, isBold: piece.face.weight >= 600,
                        isItalic: piece.face.isItalic, isUnderlined: piece.underline != nil,
                        isStruck: piece.strikethrough != nil)
                }
                grid.keepText(column, row)
            }
        }
    }
}
