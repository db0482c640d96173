import Foundation
import TesseraDrawing

extension CellPainter {
    mutating func fill(_ outline: Outline, _ paint: Paint, _ isEvenOdd: Bool) {
        guard opacity(paint) > 0.05 else { return }
        let area = CellMask(outline, isEvenOdd, now.transform)
        let rect = area.bounds
        if drawLine(rect, paint) { return }
        let columns =
            whole(column(rect.minX).rounded(.down))..<whole(column(rect.maxX).rounded(.up)) + 1
        // Areas as high as text occupy whole rows around their middle, as text does. Nested areas
        // of similar height then get the same rows.
        let isSnug = rect.height > cell.height * 0.6
        let exact = rect.height / cell.height
        let height = isSnug ? max(1, exact.rounded()) : exact
        let top = isSnug ? (row(rect.midY) - height / 2).nearestCell : row(rect.minY)
        let rows = whole(top.rounded(.down))..<whole((top + height).rounded(.up)) + 1
        func level(_ row: CGFloat) -> CGFloat { rect.minY + (row - top) / height * rect.height }
        for row in rows.clamped(to: 0..<grid.height) where grid.isOpen[row] {
            for column in columns.clamped(to: 0..<grid.width) {
                fill(column, row, area, paint, level)
            }
        }
    }

    private mutating func fill(
        _ column: Int, _ row: Int, _ area: CellMask, _ paint: Paint, _ level: (CGFloat) -> CGFloat
    ) {
        // The cell is sampled at eight columns and four rows of points.
        var columns = Array(repeating: 0, count: 8)
        var rows = Array(repeating: 0, count: 4)
        for x in 0..<8 {
            for y in 0..<4 {
                let point = CGPoint(
                    x: point(CGFloat(column) + (CGFloat(x) + 0.5) / 8, 0).x,
                    y: level(CGFloat(row) + (CGFloat(y) + 0.5) / 4))
                if area.contains(point), now.shows(point) {
                    columns[x] += 1
                    rows[y] += 1
                }
            }
        }
        let count = columns.reduce(0, +)
        guard count > 1 else { return }
        let index = row * grid.width + column
        let ground = grid.cells[index].ground
        let color = color(paint, at: center(column, row), on: ground, isGround: true)
        let opacity = opacity(paint)
        let isLetter = !grid.isFree(column, row) && !grid.cells[index].isFaint
        if count > 15, opacity < 0.35 || opacity < 0.95 && isLetter {
            // The character below shows through a translucent area.
            let letter = grid.cells[index].ink ?? ColorTable.label.color(in: scheme)
            let ink = self.color(paint, at: center(column, row), on: letter)
            return grid.tint(color, ink, column: column, row: row)
        }
        let shade = shade(color)
        func paintGround() { grid.paintGround(color, shade, column: column, row: row) }
        if count > 29 { return paintGround() }
        guard shade > 0 || ground != nil else { return }
        // The terminal's default background is not available as a colour for a block.
        guard color != nil, characters == .unicode, grid.isFree(column, row),
            let block = Self.block(columns, rows)
        else {
            if count > 15 { paintGround() }
            return
        }
        grid.write(block, cells: 1, column: column, row: row) { cell in
            cell.ink = color
            guard shade < 2 else { return }
            cell.isFaint = true
            if count > 15 { cell.shade = shade }
        }
    }

    /// Returns the block character that covers a cell like the sampled points in its eight columns
    /// and four rows; `nil` if no block fits.
    private static func block(_ columns: [Int], _ rows: [Int]) -> Glyph? {
        let eighths = columns.prefix { $0 > 1 }.count
        if eighths > 0, columns[eighths...].allSatisfy({ $0 < 2 }) {
            return ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"][eighths - 1]
        }
        let feet = rows.reversed().prefix { $0 > 3 }.count
        if feet > 0, rows.dropLast(feet).allSatisfy({ $0 < 4 }) {
            return ["▂", "▄", "▆", "█"][feet - 1]
        }
        return rows[0] > 3 && rows[3] < 4 ? "▀" : nil
    }
}
