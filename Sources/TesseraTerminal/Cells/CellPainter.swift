import Foundation
import Tessera
import TesseraDrawing
import TesseraLayout

/// Paints the items of a drawing in cells, one after another.
struct CellPainter {
    private let cell: CGSize
    private let bounds: CGRect
    private let characters: CellPicture.Characters
    private let scheme: Drawing.Scheme
    private var grid: CellGrid
    /// The changes of what is painted now, the innermost last.
    private var changes: [(end: Int, change: PaintChange)] = []
    private var now = PaintChange()

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

    private func column(_ x: CGFloat) -> CGFloat { (x - bounds.minX) / cell.width + 1 }
    private func row(_ y: CGFloat) -> CGFloat { (y - bounds.minY) / cell.height + 1 }

    private func whole(_ place: CGFloat) -> Int {
        place.isFinite ? Int(min(max(place, -10), CGFloat(Self.limit) + 10)) : 0
    }

    /// The colour of a paint, on the ground of a cell; `nil` for the terminal's own.
    private func color(
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
        if ink == (isGround ? ColorTable.background : ColorTable.label), now.opacity > 0.95 {
            return nil
        }
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

    private func opacity(_ paint: Paint) -> Double {
        switch paint {
        case .ink(let ink): ink.color(in: scheme).opacity * now.opacity
        case .linearGradient(let stops, _, _):
            (stops.map { $0.ink.color(in: scheme).opacity }.max() ?? 0) * now.opacity
        }
    }

    /// How much a colour differs from the ground of all, from 0 to 4.
    private func shade(_ color: RGB?) -> Int {
        guard let color else { return 0 }
        func lightness(_ color: RGB) -> Double {
            (0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue))
                / 255
        }
        let contrast = abs(lightness(color) - lightness(ColorTable.background.color(in: scheme)))
        return [0.15, 0.25, 0.4, 0.65].count { contrast >= $0 }
    }

    // MARK: - Areas

    private mutating func fill(_ outline: Outline, _ paint: Paint, _ isEvenOdd: Bool) {
        guard opacity(paint) > 0.05 else { return }
        let area = CellMask(outline, isEvenOdd, now.transform)
        let rect = area.bounds
        if drawLine(rect, paint) { return }
        let columns =
            whole(column(rect.minX).rounded(.down))..<whole(column(rect.maxX).rounded(.up)) + 1
        // What is as high as letters stands in whole rows, as letters do.
        let isSnug = rect.height > cell.height * 0.6
        let top = isSnug ? row(rect.minY).rounded() : row(rect.minY)
        let height =
            isSnug ? max(1, (rect.height / cell.height).rounded()) : rect.height / cell.height
        let rows = whole(top.rounded(.down))..<whole((top + height).rounded(.up)) + 1
        func level(_ row: CGFloat) -> CGFloat { rect.minY + (row - top) / height * rect.height }
        for row in rows where row >= 0 && row < grid.height {
            for column in columns where column >= 0 && column < grid.width {
                fill(column, row, area, paint, level)
            }
        }
    }

    /// Draws an area that is thinner than a third of a cell as a line; returns false for others.
    private mutating func drawLine(_ rect: CGRect, _ paint: Paint) -> Bool {
        let (isFlat, isThin) = (rect.height < cell.height / 3, rect.width < cell.width / 3)
        guard isFlat || isThin, rect.width >= 0, rect.height >= 0 else { return false }
        let ink = color(paint)
        let first = (
            column: whole(column(rect.minX).rounded()), row: whole(row(rect.minY).rounded())
        )
        let last = (
            column: whole(column(rect.maxX).rounded()), row: whole(row(rect.maxY).rounded())
        )
        if isFlat, rect.width >= cell.width {
            let row = whole(row(rect.midY).rounded(.down))
            for column in first.column..<max(first.column, last.column)
            where now.shows(center(column, row)) {
                grid.draw(along: [.left, .right], column: column, row: row, ink: ink, characters)
            }
        } else if isThin, rect.height >= cell.height {
            let column = whole(column(rect.midX).rounded(.down))
            for row in first.row..<max(first.row, last.row) where now.shows(center(column, row)) {
                grid.draw(along: [.up, .down], column: column, row: row, ink: ink, characters)
            }
        }
        return true
    }

    private func center(_ column: Int, _ row: Int) -> CGPoint {
        point(CGFloat(column) + 0.5, CGFloat(row) + 0.5)
    }

    private func point(_ column: CGFloat, _ row: CGFloat) -> CGPoint {
        CGPoint(
            x: bounds.minX + (column - 1) * cell.width, y: bounds.minY + (row - 1) * cell.height)
    }

    private mutating func fill(
        _ column: Int, _ row: Int, _ area: CellMask, _ paint: Paint, _ level: (CGFloat) -> CGFloat
    ) {
        // Eight columns and four rows of points are looked at.
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
        let share =
            area.bounds.width > 0
            ? (center(column, row).x - area.bounds.minX) / area.bounds.width : 0
        let color = color(paint, at: share, on: ground, isGround: true)
        if opacity(paint) < 0.35, count > 15 {
            // What lies below shows through.
            return grid.tint(color, column: column, row: row)
        }
        if count > 29 { return grid.paintGround(color, shade(color), column: column, row: row) }
        guard shade(color) > 0 || ground != nil else { return }
        // The terminal's own ground is no colour to write a block in.
        guard color != nil, characters == .unicode, grid.isFree(column, row) else {
            if count > 15 { grid.paintGround(color, shade(color), column: column, row: row) }
            return
        }
        let eighths = columns.prefix { $0 > 1 }.count
        let feet = rows.reversed().prefix { $0 > 3 }.count
        let block: String
        if eighths > 0, columns[eighths...].allSatisfy({ $0 < 2 }) {
            block = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"][eighths - 1]
        } else if feet > 0, rows.dropLast(feet).allSatisfy({ $0 < 4 }) {
            block = ["▂", "▄", "▆", "█"][feet - 1]
        } else if rows[0] > 3, rows[3] < 4 {
            block = "▀"
        } else {
            if count > 15 { grid.paintGround(color, shade(color), column: column, row: row) }
            return
        }
        grid.write(block, cells: 1, column: column, row: row) { $0.ink = color }
    }

    // MARK: - Lines

    private mutating func stroke(_ outline: Outline, _ paint: Paint) {
        guard opacity(paint) > 0.05 else { return }
        switch outline {
        case .rect: frame(outline, paint, isRound: false)
        case .roundedRect, .ellipse: frame(outline, paint, isRound: true)
        case .path: trace(outline, paint)
        }
    }

    /// Draws a line around an area: in its outermost cells if nothing stands there, and beside it otherwise.
    private mutating func frame(_ outline: Outline, _ paint: Paint, isRound: Bool) {
        let rect = CellMask(outline, false, now.transform).bounds
        var left = whole(column(rect.minX).rounded())
        var right = max(left, whole(column(rect.maxX).rounded()) - 1)
        var top = whole(row(rect.minY).rounded())
        var bottom = max(top, whole(row(rect.maxY).rounded()) - 1)
        let isTall = bottom - top > 1
        let isWide = right - left > 1
        let (columns, rows) = (left...right, top...bottom)
        if !isTall || !columns.allSatisfy({ grid.isFree($0, top) }) { top -= 1 }
        if !isTall || !columns.allSatisfy({ grid.isFree($0, bottom) }) { bottom += 1 }
        if !isWide || !rows.allSatisfy({ grid.isFree(left, $0) }) { left -= 1 }
        if !isWide || !rows.allSatisfy({ grid.isFree(right, $0) }) { right += 1 }
        var parts: [(parts: LineParts, column: Int, row: Int)] = [
            ([.down, .right], left, top), ([.down, .left], right, top),
            ([.up, .right], left, bottom),
            ([.up, .left], right, bottom),
        ]
        for column in (left + 1)..<max(left + 1, right) {
            for row in [top, bottom] { parts.append(([.left, .right], column, row)) }
        }
        for row in (top + 1)..<max(top + 1, bottom) {
            for column in [left, right] { parts.append(([.up, .down], column, row)) }
        }
        let ink = color(paint)
        for (parts, column, row) in parts {
            // What is beside an area at the edge of a clip counts as inside.
            let center = center(column, row)
            let inner = CGPoint(
                x: min(max(center.x, rect.minX), rect.maxX),
                y: min(max(center.y, rect.minY), rect.maxY))
            guard now.shows(inner) else { continue }
            grid.draw(parts, column: column, row: row, ink: ink, isRound: isRound, characters)
        }
    }

    /// Draws lines that lead anywhere, cell by cell.
    private mutating func trace(_ outline: Outline, _ paint: Paint) {
        let ink = color(paint)
        for polygon in outline.polygons {
            for (from, to) in zip(polygon, polygon.dropFirst()) {
                let (start, end) = (now.transform(from), now.transform(to))
                let (width, height) = (
                    (end.x - start.x) / cell.width, (end.y - start.y) / cell.height
                )
                let steps = max(1, whole(max(abs(width), abs(height)) * 2))
                for step in 0...steps {
                    let share = CGFloat(step) / CGFloat(steps)
                    let point = CGPoint(
                        x: start.x + (end.x - start.x) * share,
                        y: start.y + (end.y - start.y) * share)
                    let (column, row) = (
                        whole(column(point.x).rounded(.down)), whole(row(point.y).rounded(.down))
                    )
                    guard grid.isFree(column, row), now.shows(point) else { continue }
                    let text =
                        abs(height) * 3 < abs(width)
                        ? "─" : abs(width) * 3 < abs(height) ? "│" : "·"
                    grid.write(plain(text), cells: 1, column: column, row: row) { $0.ink = ink }
                }
            }
        }
    }

    // MARK: - Characters

    private func plain(_ text: String) -> String {
        guard characters == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return ["─": "-", "│": "|", "·": ".", "…": "."][text] ?? "?"
    }

    private mutating func symbol(_ image: SymbolImage) {
        guard opacity(image.paint) > 0.05 else { return }
        let frame = CellMask(.rect(image.frame), false, now.transform).bounds
        // A symbol that is partly cut off is as full as it is shown.
        let shown = (0..<16).filter {
            now.shows(
                CGPoint(x: frame.minX + frame.width * (CGFloat($0) + 0.5) / 16, y: frame.midY))
        }
        guard shown.count >= 4 else { return }
        let glyph =
            shown.count < 12
            ? SymbolGlyphs.half(characters) : SymbolGlyphs.glyph(image.name, characters)
        // A symbol between two cells stands in the left one.
        let column = whole(((column(frame.minX) + column(frame.maxX) - 1) / 2).rounded(.down))
        let row = whole(row(frame.midY).rounded(.down))
        guard grid.contains(column, row) else { return }
        let ground = grid.cells[row * grid.width + column].ground
        let ink = color(image.paint, on: ground)
        grid.write(glyph, cells: 1, column: column, row: row) {
            $0 = CellPicture.Cell(text: glyph, ink: ink, ground: ground)
        }
    }

    private mutating func text(_ piece: TextPiece) {
        guard opacity(piece.paint) > 0.05 else { return }
        let middle = now.transform(
            CGPoint(x: piece.origin.x, y: piece.line.top + piece.line.height / 2))
        var column = whole(column(middle.x).rounded())
        let row = whole(row(middle.y).rounded(.down))
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
