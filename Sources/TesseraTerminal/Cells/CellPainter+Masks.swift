import Foundation
import Tessera
import TesseraDrawing

extension CellPainter {
    /// Returns the area painted by some items.
    func mask(_ items: [Drawing.Item], _ positions: Range<Int>) -> CellMask {
        var (painter, start) = (self, PaintChange())
        var parts: [MaskPart] = []
        var letters: [CellPlace: String] = [:]
        start.transform = now.transform
        painter.walk(items, positions, from: start) { painter, position in
            for (letter, width, column, row) in painter.letters(of: items[position].content)
            where width == 1 && letter != " " && painter.now.shows(painter.center(column, row)) {
                letters[CellPlace(column: column, row: row)] = letter
            }
            guard let (polygons, paint, isEvenOdd) = items[position].content.area,
                painter.opacity(paint) > 0.05
            else { return }
            parts.append(
                MaskPart(
                    polygons, painter.now.transform, isEvenOdd: isEvenOdd, inside: painter.now))
        }
        return CellMask(parts, letters: letters)
    }
}

extension Drawing.Content {
    /// The painted area and its paint; `nil` for a text or an image.
    fileprivate var area: (polygons: [[CGPoint]], Paint, isEvenOdd: Bool)? {
        switch self {
        case .view, .changed, .symbol, .text: nil
        case .fill(let path, let paint, let isEvenOdd): (path.polygons, paint, isEvenOdd)
        case .stroke(let path, let paint, let style):
            (path.polygons.flatMap { $0.lines(style.lineWidth / 2) }, paint, false)
        }
    }
}

extension [CGPoint] {
    /// Returns the areas of line segments, with the same width on both sides.
    fileprivate func lines(_ reach: CGFloat) -> [[CGPoint]] {
        zip(self, dropFirst()).map { start, end in
            let length = hypot(end.x - start.x, end.y - start.y)
            let across = CGSize(
                width: (start.y - end.y) / length * reach,
                height: (end.x - start.x) / length * reach)
            return [(start, 1.0), (end, 1), (end, -1), (start, -1)].map { point, side in
                CGPoint(x: point.x + side * across.width, y: point.y + side * across.height)
            }
        }
    }
}
