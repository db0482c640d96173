import Foundation

/// A layout by hand: boxes with a size and a position, and a loop for rows of texts in a column.
@MainActor
final class PlainLayout {
    final class Box {
        var text = ""
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
        var children: [Box] = []
    }

    let column = Box()
    /// The widths of the letters.
    private let widths: [Character: Double]
    private let lineHeight: Double

    init(ratings: Int, widths: [Character: Double], lineHeight: Double) {
        self.widths = widths
        self.lineHeight = lineHeight
        column.children = (0..<ratings).map { _ in
            let row = Box()
            row.children = (0..<5).map { star in
                let text = Box()
                text.text = star < 3 ? "★" : "☆"
                return text
            }
            return row
        }
    }

    /// Computes all frames, each relative to its parent.
    func layOut() {
        var (width, y) = (0.0, 0.0)
        for row in column.children {
            layOut(row)
            row.y = y
            y += row.height + 8
            width = max(width, row.width)
        }
        column.width = width
        column.height = max(0, y - 8)
        for row in column.children { row.x = (width - row.width) / 2 }
    }

    private func layOut(_ row: Box) {
        var (x, height) = (0.0, 0.0)
        for text in row.children {
            text.width = text.text.reduce(0) { $0 + (widths[$1] ?? 0) }
            text.height = lineHeight
            text.x = x
            x += text.width + 8
            height = max(height, text.height)
        }
        for text in row.children { text.y = (height - text.height) / 2 }
        row.width = x - 8
        row.height = height
    }

    /// Returns the frame of a text in the space of the column.
    func frame(rating: Int, star: Int) -> CGRect {
        let row = column.children[rating]
        let text = row.children[star]
        return CGRect(
            x: row.x + text.x, y: row.y + text.y, width: text.width, height: text.height)
    }
}
