import Foundation
import Tessera
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
        let flat = (left...right).flatMap { column -> [(LineParts, Int, Int)] in
            let parts: LineParts =
                column == left ? .right : column == right ? .left : [.left, .right]
            return [(parts, column, top), (parts, column, bottom)]
        }
        let steep = (top...bottom).flatMap { row -> [(LineParts, Int, Int)] in
            let parts: LineParts = row == top ? .down : row == bottom ? .up : [.up, .down]
            return [(parts, left, row), (parts, right, row)]
        }
        for (parts, column, row) in flat + steep {
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
                    let sign =
                        abs(height) * 3 < abs(width)
                        ? "─" : abs(width) * 3 < abs(height) ? "│" : "·"
                    let ink = color(paint, at: point, on: grid.ground(column, row))
                    grid.write(sign.plain(characters), cells: 1, column: column, row: row) {
                        $0.ink = ink
                    }
                }
            }
        }
    }

    /// Draws an area thinner than a third of a cell as a line. Returns `false` for thicker areas.
    mutating func drawLine(_ rect: CGRect, _ paint: Paint) -> Bool {
        let (isFlat, isThin) = (rect.height < cell.height / 3, rect.width < cell.width / 3)
        guard isFlat || isThin, rect.width >= 0, rect.height >= 0 else { return false }
        var cells: [(column: Int, row: Int)] = []
        let isAcross = isFlat && rect.width >= cell.width
        if isAcross {
            let row = row(inTheMiddle: rect.midY)
            let (first, last) = (column(rect.minX).nearestCell, column(rect.maxX).nearestCell)
            cells = (whole(first)..<max(whole(first), whole(last))).map { ($0, row) }
        } else if isThin, rect.height >= cell.height {
            let column = whole((column(rect.midX) - 0.5).nearestCell)
            let (first, last) = (row(rect.minY).nearestCell, row(rect.maxY).nearestCell)
            cells = (whole(first)..<max(whole(first), whole(last))).map { (column, $0) }
        }
        for (column, row) in cells where now.shows(center(column, row)) {
            let ink = color(paint, at: center(column, row), on: grid.ground(column, row))
            grid.draw(
                along: isAcross ? [.left, .right] : [.up, .down], column: column, row: row,
                ink: ink, characters)
        }
        return true
    }
}
