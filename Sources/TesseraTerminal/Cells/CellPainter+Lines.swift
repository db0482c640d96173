import Foundation
import TesseraDrawing

extension CellPainter {
    mutating func stroke(_ outline: Outline, _ paint: Paint, _ width: CGFloat) {
        guard opacity(paint) > 0.05 else { return }
        switch outline {
        case .rect: frame(outline, paint, width, isRound: false)
        case .roundedRect, .ellipse: frame(outline, paint, width, isRound: true)
        case .path: trace(outline, paint)
        }
    }

    /// Draws a frame around an area: in its outermost cells if they are free, otherwise beside
    /// them.
    private mutating func frame(
        _ outline: Outline, _ paint: Paint, _ width: CGFloat, isRound: Bool
    ) {
        let rect = CellMask(outline, false, now.transform).bounds
        // A border extends half its width into the view. It should begin in the view's first cell.
        let inset = min(width, 4) / 2
        var left = whole(column(rect.minX - inset).nearestCell)
        var right = max(left, whole(column(rect.maxX).nearestCell) - 1)
        var top = whole(row(rect.minY - inset).nearestCell)
        var bottom = max(top, whole(row(rect.maxY).nearestCell) - 1)
        let isTall = bottom - top > 1
        let isWide = right - left > 1
        let (columns, rows) = (left...right, top...bottom)
        if !isTall || !columns.allSatisfy({ grid.isFree($0, top) }) { top -= 1 }
        if !isTall || !columns.allSatisfy({ grid.isFree($0, bottom) }) { bottom += 1 }
        if !isWide || !rows.allSatisfy({ grid.isFree(left, $0) }) { left -= 1 }
        if !isWide || !rows.allSatisfy({ grid.isFree(right, $0) }) { right += 1 }
        var parts: [(parts: LineParts, column: Int, row: Int)] = [
            ([.down, .right], left, top), ([.down, .left], right, top),
            ([.up, .right], left, bottom), ([.up, .left], right, bottom),
        ]
        for column in (left + 1)..<max(left + 1, right) {
            for row in [top, bottom] { parts.append(([.left, .right], column, row)) }
        }
        for row in (top + 1)..<max(top + 1, bottom) {
            for column in [left, right] { parts.append(([.up, .down], column, row)) }
        }
        for (parts, column, row) in parts {
            // Cells beside a clipped area count as inside the clip.
            let center = center(column, row)
            let inner = CGPoint(
                x: min(max(center.x, rect.minX), rect.maxX),
                y: min(max(center.y, rect.minY), rect.maxY))
            guard now.shows(inner) else { continue }
            let ink = color(paint, at: inner, on: grid.ground(column, row))
            grid.draw(parts, column: column, row: row, ink: ink, isRound: isRound, characters)
        }
    }

    /// Draws an arbitrary path, cell by cell.
    private mutating func trace(_ outline: Outline, _ paint: Paint) {
        for polygon in outline.polygons {
            for (from, to) in zip(polygon, polygon.dropFirst()) {
                let (start, end) = (now.transform(from), now.transform(to))
                let (width, height) = (
                    (end.x - start.x) / cell.width, (end.y - start.y) / cell.height
                )
                let steps = max(1, whole(max(abs(width), abs(height)) * 2))
                for step in 0...steps {
                    let point = start.toward(end, by: CGFloat(step) / CGFloat(steps))
                    let (column, row) = (
                        whole(column(point.x).rounded(.down)), whole(row(point.y).rounded(.down))
                    )
                    guard grid.isFree(column, row), now.shows(point) else { continue }
                    let glyph: Glyph =
                        abs(height) * 3 < abs(width)
                        ? "─" : abs(width) * 3 < abs(height) ? "│" : "·"
                    let ink = color(paint, at: point, on: grid.ground(column, row))
                    grid.write(plain(glyph), cells: 1, column: column, row: row) { $0.ink = ink }
                }
            }
        }
    }

    /// Returns the colour of a line in a cell, on the cell's background.
    private func inkOfLine(_ paint: Paint, _ column: Int, _ row: Int) -> RGB? {
        color(paint, at: center(column, row), on: grid.ground(column, row))
    }

    /// Draws an area thinner than a third of a cell as a line. Returns `false` for thicker areas.
    mutating func drawLine(_ rect: CGRect, _ paint: Paint) -> Bool {
        let (isFlat, isThin) = (rect.height < cell.height / 3, rect.width < cell.width / 3)
        guard isFlat || isThin, rect.width >= 0, rect.height >= 0 else { return false }
        if isFlat, rect.width >= cell.width {
            let row = row(inTheMiddle: rect.midY)
            let first = whole(column(rect.minX).nearestCell)
            for column in first..<max(first, whole(column(rect.maxX).nearestCell))
            where now.shows(center(column, row)) {
                let ink = inkOfLine(paint, column, row)
                grid.draw(along: [.left, .right], column: column, row: row, ink: ink, characters)
            }
        } else if isThin, rect.height >= cell.height {
            let column = whole((column(rect.midX) - 0.5).nearestCell)
            let first = whole(row(rect.minY).nearestCell)
            for row in first..<max(first, whole(row(rect.maxY).nearestCell))
            where now.shows(center(column, row)) {
                let ink = inkOfLine(paint, column, row)
                grid.draw(along: [.up, .down], column: column, row: row, ink: ink, characters)
            }
        }
        return true
    }
}
