import Foundation
import Tessera
import TesseraDrawing

extension CellPainter {
    mutating func stroke(_ path: Path, _ paint: Paint, _ width: CGFloat) {
        guard opacity(paint) > 0.05 else { return }
        if path.figure == nil { trace(path, paint) } else { frame(path, paint, width) }
    }

    /// Draws a frame around an area: in its outermost cells if they are free, otherwise beside
    /// them.
    private mutating func frame(_ path: Path, _ paint: Paint, _ width: CGFloat) {
        let isRound = path.figure?.isRound == true
        let rect = CellMask(path, false, now.transform).bounds
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
        for row in top...bottom {
            let isEdge = row == top || row == bottom
            for column in isEdge ? Array(left...right) : [left, right] {
                var parts: LineParts = []
                if isEdge, column > left { parts.insert(.left) }
                if isEdge, column < right { parts.insert(.right) }
                if column == left || column == right {
                    if row > top { parts.insert(.up) }
                    if row < bottom { parts.insert(.down) }
                }
                // Cells beside a clipped area count as inside the clip.
                let center = center(column, row)
                let inner = CGPoint(
                    x: min(max(center.x, rect.minX), rect.maxX),
                    y: min(max(center.y, rect.minY), rect.maxY))
                guard now.shows(inner) else { continue }
                let ink = color(paint, at: inner, on: grid.ground(column, row))
                grid.join(parts, column: column, row: row, ink: ink, isRound: isRound)
            }
        }
    }

    /// Draws an arbitrary path, cell by cell.
    private mutating func trace(_ path: Path, _ paint: Paint) {
        for polygon in path.polygons {
            for (from, to) in zip(polygon, polygon.dropFirst()) {
                let (start, end) = (now.placed(from), now.placed(to))
                let width = abs(end.x - start.x) / cell.width
                let height = abs(end.y - start.y) / cell.height
                let sign = height * 3 < width ? "─" : width * 3 < height ? "│" : "·"
                let steps = max(1, whole(max(width, height) * 2))
                for step in 0...steps {
                    let point = start.toward(end, by: CGFloat(step) / CGFloat(steps))
                    let column = whole(column(point.x).rounded(.down))
                    let row = whole(row(point.y).rounded(.down))
                    guard grid.isFree(column, row), now.shows(point) else { continue }
                    write((sign.plain(grid.characters), 1, column, row), paint)
                }
            }
        }
    }

    /// Draws an area thinner than a third of a cell as a line. Returns `false` for thicker areas.
    mutating func drawLine(_ rect: CGRect, _ paint: Paint) -> Bool {
        let (isFlat, isThin) = (rect.height < cell.height / 3, rect.width < cell.width / 3)
        guard isFlat || isThin, rect.width >= 0, rect.height >= 0 else { return false }
        let isAcross = isFlat && rect.width >= cell.width
        guard isAcross || isThin && rect.height >= cell.height else { return true }
        let ends =
            isAcross
            ? (column(rect.minX), column(rect.maxX)) : (row(rect.minY), row(rect.maxY))
        let (first, last) = (whole(ends.0.nearestCell), whole(ends.1.nearestCell))
        let side =
            isAcross
            ? row(inTheMiddle: rect.midY) : whole((column(rect.midX) - 0.5).nearestCell)
        for place in first..<max(first, last) {
            let (column, row) = isAcross ? (place, side) : (side, place)
            let center = center(column, row)
            guard now.shows(center) else { continue }
            let ink = color(paint, at: center, on: grid.ground(column, row))
            let parts: LineParts = isAcross ? [.left, .right] : [.up, .down]
            grid.draw(parts, column: column, row: row, ink: ink)
        }
        return true
    }
}
