import Foundation
import Tessera
import TesseraDrawing
import TesseraLayout

/// Paints the items of a drawing in cells, one after another.
struct CellPainter {
    let cell: CGSize
    let bounds: CGRect
    let characters: CellPicture.Characters
    let scheme: Drawing.Scheme
    var grid: CellGrid
    /// The changes of what is painted now, the innermost last.
    private var changes: [(end: Int, change: PaintChange)] = []
    var now = PaintChange()

    /// The most cells in a row and rows in a picture.
    private static let limit = 1_000

    init(_ drawing: Drawing, _ characters: CellPicture.Characters, _ scheme: Drawing.Scheme) {
        cell = drawing.cell ?? CGSize(width: 8, height: 16)
        bounds = drawing.bounds
        self.characters = characters
        self.scheme = scheme
        func count(_ length: CGFloat, _ unit: CGFloat) -> Int {
            let count = (length / unit - 1e-6).rounded(.up)
            return count > 0 ? Int(min(count, CGFloat(Self.limit))) : 0
        }
        // A border may stand beside what is at the edge.
        grid = CellGrid(
            width: count(bounds.width, cell.width) + 2,
            height: count(bounds.height, cell.height) + 2)
    }

    /// The cells, without the rows and columns around that nothing was painted in.
    var finished: (rows: [[CellPicture.Cell]], origin: (column: Int, row: Int)) {
        var rows = (0..<grid.height).map { row in
            Array(grid.cells[(row * grid.width)..<((row + 1) * grid.width)])
        }
        let empty = CellPicture.Cell()
        func isEmpty(_ row: [CellPicture.Cell]) -> Bool { row.allSatisfy { $0 == empty } }
        var origin = (column: 1, row: 1)
        if rows.last.map(isEmpty) == true { rows.removeLast() }
        if rows.first.map(isEmpty) == true {
            rows.removeFirst()
            origin.row = 0
        }
        if rows.allSatisfy({ $0.first == empty }) {
            for row in rows.indices { rows[row].removeFirst() }
            origin.column = 0
        }
        if rows.allSatisfy({ $0.last == empty }) {
            for row in rows.indices { rows[row].removeLast() }
        }
        return (rows, origin)
    }

    // MARK: - Items

    mutating func paint(_ items: [Drawing.Item]) {
        var position = 0
        while position < items.count {
            while let last = changes.last, last.end <= position {
                now = last.change
                changes.removeLast()
            }
            let item = items[position]
            let end = position + max(1, item.count)
            position += 1
            switch item.content {
            case .view: break
            case .changed(let change):
                changes.append((end, now))
                if case .mask(let count) = change {
                    let inside = min(position + count, end)
                    now.cut(by: CellMask(items[position..<inside], now.transform))
                    position = inside
                } else {
                    now.apply(change)
                }
            case .fill(let outline, let paint, let isEvenOdd): fill(outline, paint, isEvenOdd)
            case .stroke(let outline, let paint, _): stroke(outline, paint)
            case .symbol(let image): symbol(image)
            case .text(let piece): text(piece)
            }
        }
    }

    // MARK: - Places and colours

    func column(_ x: CGFloat) -> CGFloat { (x - bounds.minX) / cell.width + 1 }
    func row(_ y: CGFloat) -> CGFloat { (y - bounds.minY) / cell.height + 1 }

    func whole(_ place: CGFloat) -> Int {
        place.isFinite ? Int(min(max(place, -10), CGFloat(Self.limit) + 10)) : 0
    }

    /// The colour of a paint, on the ground of a cell; `nil` for the terminal's own.
    func color(
        _ paint: Paint, at share: CGFloat = 0, on ground: RGB? = nil, isGround: Bool = false
    ) -> RGB? {
        var ink: Ink
        switch paint {
        case .ink(let own): ink = own
        case .linearGradient(let stops, _, _):
            guard let stop = stops.last(where: { $0.location <= share }) ?? stops.first else {
                return nil
            }
            ink = stop.ink
        }
        let own = isGround ? ColorTable.background : ColorTable.label
        if ink == own || ink == Ink(own.color(in: scheme)), now.opacity > 0.95 { return nil }
        var color = ink.color(in: scheme)
        let opacity = color.opacity * now.opacity
        let base = ground ?? ColorTable.background.color(in: scheme)
        func mixed(_ part: UInt8, _ base: UInt8) -> UInt8 {
            UInt8((Double(part) * opacity + Double(base) * (1 - opacity)).rounded())
        }
        color.red = mixed(color.red, base.red)
        color.green = mixed(color.green, base.green)
        color.blue = mixed(color.blue, base.blue)
        color.opacity = 1
        return color
    }

    func opacity(_ paint: Paint) -> Double {
        switch paint {
        case .ink(let ink): ink.color(in: scheme).opacity * now.opacity
        case .linearGradient(let stops, _, _):
            (stops.map { $0.ink.color(in: scheme).opacity }.max() ?? 0) * now.opacity
        }
    }

    /// How much a colour differs from the ground of all, from 0 to 4.
    func shade(_ color: RGB?) -> Int {
        guard let color else { return 0 }
        func lightness(_ color: RGB) -> Double {
            (0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue))
                / 255
        }
        let contrast = abs(lightness(color) - lightness(ColorTable.background.color(in: scheme)))
        return [0.15, 0.25, 0.4, 0.65].count { contrast >= $0 }
    }

    func center(_ column: Int, _ row: Int) -> CGPoint {
        point(CGFloat(column) + 0.5, CGFloat(row) + 0.5)
    }

    func point(_ column: CGFloat, _ row: CGFloat) -> CGPoint {
        CGPoint(
            x: bounds.minX + (column - 1) * cell.width, y: bounds.minY + (row - 1) * cell.height)
    }
}

extension CGFloat {
    /// The nearest whole number: where a cell begins. Of two, it is the lower one, so that the middle of
    /// the cell is a point of what it shows; it is also for a border, which is half a line further in.
    var nearestCell: CGFloat { (self - 0.6).rounded(.up) }
}
