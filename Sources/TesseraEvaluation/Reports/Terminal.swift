import TesseraPrograms
import Foundation
import TesseraLayout

/// The width available for text.
struct Terminal {
    let width: Int

    /// The width without a terminal.
    static let standard = Terminal(width: 100)

    /// The width from `COLUMNS`, or else of the terminal on standard output.
    ///
    /// It is at least 40, the minimum for tables.
    static var current: Terminal {
        var size = winsize()
        let columns =
            ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init)
            ?? (ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0)
        return columns > 0 ? Terminal(width: max(40, columns)) : .standard
    }

    func heading(_ title: String) -> String { folded(Page.rule("─", title, width: width)) }

    /// Returns the text with lines broken at the terminal's width.
    func folded(_ text: String) -> String { lines(of: text).joined(separator: "\n") }

    private func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { lines(ofLine: String($0)) }
    }

    /// Returns the lines of a broken line. The continuation lines are indented.
    private func lines(ofLine line: String) -> [String] {
        let indentation = line.prefix { $0 == " " }
        // Indented further than the next level.
        let hanging = indentation.prefix(width / 2) + "    "
        var lines: [String] = []
        var rest = line
        while rest.cells > width {
            var head = rest.prefix(width)
            while head.cells > width { head.removeLast() }
            let start = lines.isEmpty ? indentation.count : hanging.count
            // Breaks at a space, or at the end of the column.
            let space = head.dropFirst(start).lastIndex(of: " ")
            let end = space.map { head.index(after: $0) } ?? head.endIndex
            lines.append(String(rest[..<(space ?? end)]))
            rest = String(hanging + rest[end...])
        }
        return lines + [rest]
    }
}
