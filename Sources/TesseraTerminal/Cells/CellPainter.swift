import Foundation
import Tessera
import TesseraDrawing

/// A painter that draws the items of a drawing in cells.
struct CellPainter {
    let cell: CGSize
    /// The bounds of the drawing, from the cell of the upper left corner.
    let bounds: CGRect
    let scheme: Drawing.Scheme
    /// Whether the scheme is that of the terminal's default colours.
    private let isOwnScheme: Bool
    var grid: CellGrid
    /// The groups around the current item, innermost last, with the change outside each group.
    private var groups: [(end: Int, around: PaintChange)] = []
    var now = PaintChange()
    /// The position after the items of the current mask.
    private var endOfMask = 0

    /// The largest number of columns and rows in a picture.
    private static let limit = 1_000

    /// Creates a painter for a terminal whose default colours have a scheme. A drawing that prefers
    /// the other scheme gets an explicit background.
    init(_ drawing: Drawing, _ characters: CellPicture.Characters, _ own: Drawing.Scheme) {
        cell = drawing.cell ?? CGSize(width: 8, height: 16)
        bounds = drawing.bounds.fromWholeCells(cell)
        scheme = drawing.preferredScheme ?? own
        isOwnScheme = scheme == own
        let ground = isOwnScheme ? nil : ColorTable.background.color(in: scheme)
        func count(_ length: CGFloat, _ unit: CGFloat) -> Int {
            let count = (length / unit - 1e-6).rounded(.up)
            return count > 0 ? Int(min(count, CGFloat(Self.limit))) : 0
        }
        // A border may lie beside an area at the edge.
        grid = CellGrid(
            width: count(bounds.width, cell.width) + 2,
            height: count(bounds.height, cell.height) + 2,
            blank: CellPicture.Cell(ground: ground), characters)
    }

    /// The cells, without empty rows and columns at the margins.
    var finished: (rows: [[CellPicture.Cell]], origin: (column: Int, row: Int)) {
        let empty = grid.blank
        func isEmpty(_ row: Int) -> Bool { grid.row(row).allSatisfy { $0 == empty } }
        let (above, below) = (isEmpty(0) ? 1 : 0, isEmpty(grid.height - 1) ? 1 : 0)
        let rows = (above..<grid.height - below).map { grid.row($0) }
        let left = rows.allSatisfy { $0.first == empty } ? 1 : 0
        let right = rows.allSatisfy { $0.last == empty } ? 1 : 0
        return (rows.map { Array($0.dropFirst(left).dropLast(right)) }, (1 - left, 1 - above))
    }

    // MARK: - Items

    mutating func paint(_ items: [Drawing.Item]) {
        walk(items, items.indices) { $0.paint(items[$1].content) }
    }

    /// Visits the items at some positions, except those of masks, with the changes of their enclosing
    /// groups applied.
    mutating func walk(
        _ items: [Drawing.Item], _ positions: Range<Int>, from start: PaintChange = PaintChange(),
        _ visit: (inout CellPainter, Int) -> Void
    ) {
        (groups, now, endOfMask) = ([], start, 0)
        for position in positions {
            // Half of the items are groups of views, which are not painted.
            if case .view = items[position].content { continue }
            while let last = groups.last, last.end <= position {
                now = last.around
                groups.removeLast()
            }
            if position >= endOfMask { visit(&self, position) }
            guard case .changed(let change) = items[position].content else { continue }
            groups.append((items.group(at: position).upperBound, now))
            guard case .mask(let count) = change else {
                now.apply(change)
                continue
            }
            let inside = items.mask(at: position, count: count)
            now.cut(by: mask(items, inside))
            endOfMask = max(endOfMask, inside.upperBound)
        }
    }

    private mutating func paint(_ content: Drawing.Content) {
        let reach = now.transform == .identity ? content.reach(cell) : bounds
        guard reach.minY <= bounds.maxY, reach.maxY >= bounds.minY else { return }
        switch content {
        case .view, .changed: break
        case .fill(let outline, let paint, let isEvenOdd): fill(outline, paint, isEvenOdd)
        case .stroke(let outline, let paint, let style): stroke(outline, paint, style.lineWidth)
        case .symbol(let image): symbol(image, letters(of: content))
        case .text(let piece): text(piece, letters(of: content))
        }
    }

    // MARK: - Places and colours

    func column(_ x: CGFloat) -> CGFloat { (x - bounds.minX) / cell.width + 1 }
    func row(_ y: CGFloat) -> CGFloat { (y - bounds.minY) / cell.height + 1 }

    func whole(_ place: CGFloat) -> Int {
        place.isNaN ? -10 : Int(min(max(place, -10), CGFloat(Self.limit) + 10))
    }

    /// Returns the colour of a paint at a point, on the background of a cell; `nil` for the
    /// terminal's default.
    func color(
        _ paint: Paint, at point: CGPoint, on ground: RGB? = nil, isGround: Bool = false
    ) -> RGB? {
        var color: RGB
        switch paint {
        case .ink(let ink):
            let own = isGround ? ColorTable.background : ColorTable.label
            let isOwn = ink == own || !isGround && ink == Ink(own.color(in: scheme))
            if isOwn, isOwnScheme, now.opacity > 0.95, now.filters.isEmpty { return nil }
            color = ink.color(in: scheme)
        case .gradient(let stops, let geometry):
            let share = now.source(of: point).map { geometry.share(at: $0) } ?? .nan
            guard let mixture = stops.color(at: share, in: scheme) else { return nil }
            color = mixture
        }
        for matrix in now.filters.reversed().compactMap({ $0.matrix(in: scheme) }) {
            color = matrix.applied(to: color)
        }
        let base = ground ?? ColorTable.background.color(in: scheme)
        color = color.mixed(color.opacity * now.opacity, with: base)
        color.opacity = 1
        return color
    }

    func opacity(_ paint: Paint) -> Double {
        switch paint {
        case .ink(let ink): ink.color(in: scheme).opacity * now.opacity
        case .gradient(let stops, _):
            (stops.map { $0.ink.color(in: scheme).opacity }.max() ?? 0) * now.opacity
        }
    }

    /// Returns the contrast of a colour with the scheme's background, from 0 to 4.
    func shade(_ color: RGB?) -> Int {
        guard let color else { return 0 }
        func lightness(_ color: RGB) -> Double {
            (0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue))
                / 255
        }
        let contrast = abs(lightness(color) - lightness(ColorTable.background.color(in: scheme)))
        // Small contrasts are more visible on white than on black.
        return [scheme == .light ? 0.08 : 0.15, 0.25, 0.4, 0.65].count { contrast >= $0 }
    }

    func center(_ column: Int, _ row: Int) -> CGPoint {
        CGPoint(
            x: bounds.minX + (CGFloat(column) - 0.5) * cell.width,
            y: bounds.minY + (CGFloat(row) - 0.5) * cell.height)
    }
}

extension CGRect {
    /// Returns the rectangle, extended to the left and upwards to whole cells from the origin. What
    /// extends a drawing then moves no other content.
    func fromWholeCells(_ cell: CGSize) -> CGRect {
        func start(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
            let start = (place / length + 1e-6).rounded(.down) * length
            return start.isFinite ? start : place
        }
        let (left, top) = (start(minX, cell.width), start(minY, cell.height))
        return CGRect(x: left, y: top, width: maxX - left, height: maxY - top)
    }
}

extension CGFloat {
    /// The nearest whole number, rounded down at the midpoint, also for inexact values. A cell that
    /// begins there has its middle inside the area.
    var nearestCell: CGFloat { (self - 0.5 - 1e-6).rounded(.up) }
}
