import Foundation
import Tessera
import TesseraDrawing

extension CellPainter {
    /// Paints an area in whole cells, at least one.
    mutating func fill(_ path: Path, _ paint: Paint, _ isEvenOdd: Bool) {
        guard opacity(paint) > 0.05 else { return }
        let area = CellMask(path, isEvenOdd, now.transform)
        let rect = area.bounds
        if drawLine(rect, paint) { return }
        let left = column(rect.minX).nearestCell
        let width = max(1, column(rect.maxX).nearestCell - left)
        // The rows lie around the middle of the area, as the row of a text does. Nested areas of similar
        // height then get the same rows.
        let height = max(1, (rect.height / cell.height).rounded())
        let top = (row(rect.midY) - height / 2).nearestCell
        for row in (whole(top)..<whole(top + height)).clamped(to: 0..<grid.height) {
            for column in (whole(left)..<whole(left + width)).clamped(to: 0..<grid.width) {
                fill(column, row, area, paint) { x, y in
                    CGPoint(
                        x: rect.minX + (CGFloat(column) + x - left) / width * rect.width,
                        y: rect.minY + (CGFloat(row) + y - top) / height * rect.height)
                }
            }
        }
    }

    /// Paints a cell of an area.
    ///
    /// - Parameter point: The point of the area at a place in the cell, from 0 to 1 in both directions.
    private mutating func fill(
        _ column: Int, _ row: Int, _ area: CellMask, _ paint: Paint,
        _ point: (CGFloat, CGFloat) -> CGPoint
    ) {
        let center = center(column, row)
        let ground = grid.ground(column, row)
        if let letter = now.letter(column, row, at: center) {
            guard area.contains(point(0.5, 0.5)) else { return }
            return write((letter, 1, column, row), paint)
        }
        let count = (0..<32).count {
            let point = point((CGFloat($0 % 8) + 0.5) / 8, (CGFloat($0 / 8) + 0.5) / 4)
            return area.contains(point) && now.shows(point)
        }
        guard count >= 16 else { return }
        let color = color(paint, at: center, on: ground, isGround: true)
        let opacity = opacity(paint)
        guard opacity < 0.35 || opacity < 0.95 && !grid.isFree(column, row) else {
            return grid.paintGround(color, shade(color), column: column, row: row)
        }
        // The character below shows through a translucent area.
        let letter = grid.cells[row * grid.width + column].ink ?? ColorTable.label.color(in: scheme)
        let ink = self.color(paint, at: center, on: letter)
        grid.tint(color, ink, column: column, row: row)
    }
}
