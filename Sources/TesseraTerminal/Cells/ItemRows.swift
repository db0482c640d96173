import Foundation
import TesseraDrawing

/// The rows of cells in which each item of a drawing is painted.
struct ItemRows {
    /// The rows of each item; empty for a group.
    private var rows: [RowRange]
    private(set) var portions: [Portion] = []

    /// A run of consecutive items.
    struct Portion {
        let positions: Range<Int>
        /// The rows in which the items are painted.
        var rows = RowRange()
        /// The positions of the groups around the first item, outermost first.
        var groups: [Int] = []

        static let size = 64
    }

    init(_ items: [Drawing.Item], by painter: inout CellPainter) {
        rows = Array(repeating: RowRange(), count: items.count)
        for start in stride(from: 0, to: items.count, by: Portion.size) {
            portions.append(Portion(positions: start..<min(items.count, start + Portion.size)))
        }
        update(items.indices, of: items, by: &painter)
    }

    /// The number of items.
    var count: Int { rows.count }

    subscript(position: Int) -> RowRange { rows[position] }

    /// Updates the rows of the items at some positions.
    mutating func update(
        _ positions: Range<Int>, of items: [Drawing.Item], by painter: inout CellPainter
    ) {
        guard !positions.isEmpty else { return }
        let first = positions.lowerBound / Portion.size
        let last = (positions.upperBound - 1) / Portion.size
        let all = portions[first].positions.lowerBound..<positions.upperBound
        painter.walk(items, all, inside: portions[first].groups) { painter, position in
            guard position >= positions.lowerBound else { return }
            if position % Portion.size == 0 {
                portions[position / Portion.size].groups = painter.groupsAround
            }
            // The items of a mask are not visible, but they affect the rows behind them.
            rows[position] = painter.rows(of: items[position].content)
        }
        for portion in first...last {
            portions[portion].rows = rows[portions[portion].positions].reduce(into: RowRange()) {
                $0.formUnion($1)
            }
        }
    }
}

/// A range of rows.
struct RowRange {
    private var first = Int16.max
    private var last = Int16.min

    /// Creates an empty range.
    init() {}

    init(_ row: Int) { self.init(row, row) }

    init(_ first: Int, _ last: Int) {
        (self.first, self.last) = (Int16(clamping: first), Int16(clamping: last))
    }

    mutating func formUnion(_ other: RowRange) {
        (first, last) = (min(first, other.first), max(last, other.last))
    }

    /// Returns the rows of the range that are less than a count.
    func clamped(to count: Int) -> Range<Int> {
        let start = max(0, Int(first))
        return start..<max(start, min(count, Int(last) + 1))
    }
}

extension CellPainter {
    /// Returns the rows in which an item may be painted.
    fileprivate func rows(of content: Drawing.Content) -> RowRange {
        switch content {
        case .view, .changed: return RowRange()
        case .fill(let outline, _, _): return rows(around: outline, beside: 1)
        // A line may be drawn beside its area. In a mask it has its full width.
        case .stroke(let outline, _, let style):
            return rows(around: outline, beside: 2 + whole(style.width / 2 / cell.height))
        case .symbol(let image):
            return RowRange(row(inTheMiddle: frame(of: image).midY))
        case .text(let piece): return RowRange(row(inTheMiddle: middle(of: piece).y))
        }
    }

    private func rows(around outline: Outline, beside count: Int) -> RowRange {
        let area = CellMask(outline, false, now.transform).bounds
        return RowRange(
            whole(row(area.minY).rounded(.down)) - count,
            whole(row(area.maxY).rounded(.up)) + count)
    }
}
