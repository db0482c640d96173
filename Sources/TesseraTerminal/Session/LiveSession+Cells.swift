import Foundation
import Tessera
import TesseraDrawing
import TesseraLayout

// What the terminal is to show is the picture, in which only the rows that have changed are painted again,
// with the focus and the status.

extension LiveSession {
    /// What the terminal is to show.
    var cells: ScreenCells {
        if isStale {
            draw()
            isStale = false
        }
        return drawn
    }

    private func draw() {
        if showsTree {
            drawTree()
        } else {
            paintPicture()
            drawn = picture
            markFocus()
            // What a first layout changes is nobody's doing.
            if !hasPainted { takeChanges() }
            hasPainted = true
        }
        // The last row is the status's alone.
        drawn.change(0..<columns, row: rows - 1) { $0 = CellPicture.Cell() }
        drawn.write(plain(shortened(status)), row: rows - 1)
    }

    /// The status, with the end of a path alone where there is no room for all of it.
    private func shortened(_ status: String) -> String {
        // No character takes more cells than bytes.
        guard status.utf8.count > columns else { return status }
        var words = status.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let path = words.firstIndex(where: { $0.contains("/") }) else { return status }
        func isTooLong() -> Bool {
            words.joined(separator: " ").reduce(0) { $0 + $1.cells } > columns
        }
        while isTooLong(), let slash = words[path].dropFirst(2).firstIndex(of: "/") {
            words[path] = "…" + words[path][slash...]
        }
        return words.joined(separator: " ")
    }

    private func drawTree() {
        drawn = ScreenCells(width: columns, height: rows)
        let lines = "\(host.tree)".split(separator: "\n", omittingEmptySubsequences: false)
        firstLine = max(0, min(firstLine, lines.count - (rows - 1)))
        for (row, line) in lines.dropFirst(firstLine).prefix(rows - 1).enumerated() {
            drawn.write(plain(line), row: row)
        }
    }

    func plain(_ text: some StringProtocol) -> String {
        guard characters == .ascii else { return String(text) }
        let known: [Character: Character] = ["→": ">", "…": "."]
        return String(
            text.flatMap { character in
                // As wide as what it stands for.
                character.isASCII
                    ? [character]
                    : Array(repeating: known[character] ?? "?", count: character.cells)
            })
    }

    /// The height of the window for the picture, in points.
    private var height: CGFloat {
        CGFloat(max(0, rows - 1 - 2 * Self.margin)) * Self.cell.height
    }

    func layOut() {
        host.size = ProposedViewSize(
            width: CGFloat(max(0, columns - 2 * Self.margin)) * Self.cell.width,
            height: max(0, height - barHeight))
    }

    // MARK: - The picture

    private func paintPicture() {
        layOut()
        var (drawing, repainted) = host.takeDrawing()
        let above = min(max(0, -drawing.bounds.minY), height)
        if above != barHeight {
            // Bars stand above what the host lays out, and are to be seen, too. The bounds are others than those
            // of the canvas, which is made anew.
            barHeight = above
            layOut()
            (drawing, _) = host.takeDrawing()
        }
        var changed: [Bool]?
        if let repainted { changed = canvas?.update(drawing, repainted: repainted) }
        if changed == nil {
            canvas = CellCanvas(drawing, characters, scheme)
            picture = ScreenCells(width: columns, height: rows)
        }
        guard let canvas else { return }
        // There is a cell more on each side, for lines beside what is at the edge.
        let (left, top) = (column(drawing.bounds.minX) - 1, row(drawing.bounds.minY) - 1)
        for row in 0..<canvas.height where changed?[row] != false {
            let place = ScreenCells.Place(column: left, row: top + row)
            let cells = canvas.row(row)
            picture.put(cells, at: place)
            if colors == .none {
                picture.change(left..<left + cells.count, row: top + row) {
                    $0.showShade(in: characters)
                }
            }
        }
    }

    func column(_ x: CGFloat) -> Int { nearest(x / Self.cell.width) + Self.margin }

    func row(_ y: CGFloat) -> Int {
        nearest((y + barHeight) / Self.cell.height) + Self.margin
    }
}

/// The cell that begins nearest to a place; one far away counts as any other.
private func nearest(_ place: CGFloat) -> Int {
    place.isNaN ? 0 : Int(min(max(place.nearestCell, -100_000), 100_000))
}
