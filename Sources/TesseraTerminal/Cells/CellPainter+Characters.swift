import Foundation
import Tessera
import TesseraDrawing
import TesseraLayout

extension CellPainter {
    func plain(_ text: String) -> String {
        guard characters == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return ["─": "-", "│": "|", "·": ".", "…": "."][text] ?? "?"
    }

    /// The row in which the middle of something stands.
    func row(inTheMiddle y: CGFloat) -> Int { whole((row(y) - 0.5).nearestCell) }

    func frame(of image: SymbolImage) -> CGRect {
        CellMask(.rect(image.frame), false, now.transform).bounds
    }

    func middle(of piece: TextPiece) -> CGPoint {
        now.transform(CGPoint(x: piece.origin.x, y: piece.line.top + piece.line.height / 2))
    }

    mutating func symbol(_ image: SymbolImage) {
        guard opacity(image.paint) > 0.05 else { return }
        let frame = frame(of: image)
        let column = whole(((column(frame.minX) + column(frame.maxX) - 1) / 2).nearestCell)
        let row = row(inTheMiddle: frame.midY)
        guard grid.contains(column, row) else { return }
        // A symbol that is partly cut off is as full as it is shown.
        let shown = (0..<16).filter {
            now.shows(
                CGPoint(x: frame.minX + frame.width * (CGFloat($0) + 0.5) / 16, y: frame.midY))
        }
        guard shown.count >= 4 else { return }
        let glyph =
            shown.count < 12
            ? SymbolGlyphs.half(characters) : SymbolGlyphs.glyph(image.name, characters)
        let ground = grid.cells[row * grid.width + column].ground
        let ink = color(image.paint, on: ground)
        grid.write(glyph, cells: 1, column: column, row: row) {
            $0 = CellPicture.Cell(text: glyph, ink: ink, ground: ground)
        }
    }

    mutating func text(_ piece: TextPiece) {
        guard opacity(piece.paint) > 0.05 else { return }
        let middle = middle(of: piece)
        var column = whole(column(middle.x).nearestCell)
        let row = row(inTheMiddle: middle.y)
        guard (0..<grid.height).contains(row) else { return }
        for character in piece.string {
            let count = character.cells
            // Control characters take no cell, and do not reach the terminal.
            guard count > 0 else { continue }
            defer { column += count }
            guard grid.contains(column, row), now.shows(center(column, row)) else { continue }
            let ground = grid.cells[row * grid.width + column].ground
            let ink = color(piece.paint, on: ground)
            var text = character.withoutControls
            if characters == .ascii { text = count == 2 ? "??" : plain(text) }
            let units = characters == .ascii && count == 2 ? text.map(String.init) : [text]
            for (offset, unit) in units.enumerated() {
                grid.write(
                    unit, cells: units.count == 2 ? 1 : count, column: column + offset, row: row
                ) {
                    $0 = CellPicture.Cell(
                        text: unit, ink: ink, ground: ground, isBold: piece.face.weight >= 600,
                        isItalic: piece.face.isItalic, isUnderlined: piece.underline != nil,
                        isStruck: piece.strikethrough != nil)
                }
            }
        }
    }
}
