import Foundation
import Tessera
import TesseraDrawing
import TesseraLayout

// The screen shows the picture, the focus and the status.

extension LiveSession {
    /// The contents of the terminal's screen.
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
            drawPicture()
            markFocus()
            // Changes of the first layout are not reported.
            if !hasPainted { _ = takeChanges() }
            hasPainted = true
            noteOmissions()
        }
        // The last row belongs to the status.
        var line = ScreenCells.line(shortened(showsKeys ? keys : status).plain(characters))
        while line.count < columns { line.append(CellPicture.Cell()) }
        drawn.put(line, at: CellPlace(column: 0, row: rows - 1))
    }

    /// Reports what the picture newly does not show.
    private func noteOmissions() {
        defer { knownOmissions = drawing.omissions }
        let new = drawing.omissions.filter { !knownOmissions.contains($0) }
        guard let first = new.first else { return }
        let more = new.count > 1 ? ", and \(new.count - 1) more" : ""
        status = "\(showsKeys ? "" : status + "; ")not shown: \(first)\(more)"
    }

    /// Returns the status with its path shortened from the left if the status is too long.
    private func shortened(_ status: String) -> String {
        // No character takes more cells than bytes.
        guard status.utf8.count > columns else { return status }
        var words = status.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let path = words.firstIndex(where: { $0.contains("/") }) else { return status }
        func isTooLong() -> Bool {
            words.joined(separator: " ").cells > columns
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
            drawn.write(line.plain(characters), row: row)
        }
    }

    /// The height of the picture in points.
    private var height: CGFloat {
        CGFloat(max(0, rows - 1 - 2 * Self.margin)) * Self.cell.height
    }

    func layOut() {
        host.size = ProposedViewSize(
            width: CGFloat(max(0, columns - 2 * Self.margin)) * Self.cell.width,
            height: height)
    }

    // MARK: - The picture

    var drawing: Drawing { picture.drawing }

    private func drawPicture() {
        let changed = picture.repaint(host, changedNodes)
        changedNodes = []
        if let changed, hasPainted, host.changes == knownChanges {
            if !changed.isNull { paint(changed) }
        } else {
            makeDrawing()
            painted = ScreenCells(width: columns, height: rows)
            paint(drawing.bounds)
        }
        drawn = painted
    }

    /// Lays out the view and draws the part that is in sight.
    private func makeDrawing() {
        layOut()
        let window = CGSize(width: host.size.width ?? 0, height: host.size.height ?? 0)
        picture.paint(host, within: CGRect(origin: .zero, size: window))
    }

    /// Paints some rows of the drawing. A border may lie beside the first or last row.
    private func paint(_ bounds: CGRect) {
        var part = drawing
        part.bounds = bounds
        var painter = CellPainter(part, characters, scheme)
        painter.paint(part.items)
        // The grid has a margin, and is as wide as the screen.
        let (left, top) = (column(painter.bounds.minX) - 1, row(painter.bounds.minY) - 1)
        let first = bounds.minY > drawing.bounds.minY ? row(bounds.minY) : max(0, top)
        let end = bounds.maxY < drawing.bounds.maxY ? row(bounds.maxY) : rows
        for row in first..<min(end, top + painter.grid.height) {
            let line = painter.grid.row(row - top)
            painted.put(
                colors == .none ? line.shaded(characters) : line,
                at: CellPlace(column: left, row: row))
        }
    }

    /// Shows how large a terminal the view needs, if this one is too small.
    func noteCut() {
        let view = host.frames(of: host.placedLayout.tree).reduce(CGRect.null) { $0.union($1) }
        guard let width = host.size.width, let height = host.size.height, !view.isNull,
            view.width > width || view.height > height
        else { return }
        let (columns, rows) = (column(view.width) + 1, row(view.height) + 2)
        status = "the view is cut: it needs \(columns) columns and \(rows) rows"
    }

    func column(_ x: CGFloat) -> Int { nearest(x / Self.cell.width) + Self.margin }

    func row(_ y: CGFloat) -> Int {
        nearest(y / Self.cell.height) + Self.margin
    }
}

/// Returns the cell that begins nearest to a coordinate, within limits.
private func nearest(_ place: CGFloat) -> Int {
    place.isNaN ? 0 : Int(min(max(place.nearestCell, -100_000), 100_000))
}
