import Foundation

/// How wide a text may be.
struct Terminal {
    let width: Int

    /// The width where there is no terminal.
    static let standard = Terminal(width: 100)

    /// The width that `COLUMNS` says, or else the terminal that is written to.
    ///
    /// It is at least 40: a table needs some room.
    static var current: Terminal {
        var size = winsize()
        let columns =
            ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init)
            ?? (ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0)
        return columns > 0 ? Terminal(width: max(40, columns)) : .standard
    }

    func heading(_ title: String) -> String {
        let start = "── \(title) "
        return start + String(repeating: "─", count: max(0, width - start.count))
    }

    /// Texts beside each other in columns of the same width; `nil` if a line of one of them would
    /// have to be broken for it.
    func sideBySide(_ texts: [String]) -> String? {
        let width = widthOfColumn(among: texts.count)
        let lines = texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        guard lines.joined().allSatisfy({ $0.width <= width }) else { return nil }
        return foldedSideBySide(texts)
    }

    /// Texts beside each other in columns of the same width, their lines broken where they must be.
    func foldedSideBySide(_ texts: [String]) -> String {
        let width = widthOfColumn(among: texts.count)
        let columns = texts.map { Terminal(width: width).lines(of: $0) }
        let height = columns.map(\.count).max() ?? 0
        return (0..<height).map { row in
            let line = columns.map { column in
                let cell = row < column.count ? column[row] : ""
                return cell + String(repeating: " ", count: max(0, width - cell.width))
            }.joined(separator: " │ ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// The text, its lines broken where they are wider than the terminal.
    func folded(_ text: String) -> String { lines(of: text).joined(separator: "\n") }

    private func widthOfColumn(among count: Int) -> Int { (width - 3 * (count - 1)) / count }

    private func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { lines(ofLine: String($0)) }
    }

    /// A line in lines, the second and further ones set in.
    private func lines(ofLine line: String) -> [String] {
        let indentation = line.prefix { $0 == " " }
        // Further than the next level of what is set in.
        let hanging = indentation.prefix(width / 2) + "    "
        var lines: [String] = []
        var rest = line
        while rest.width > width {
            var head = rest.prefix(width)
            while head.width > width { head.removeLast() }
            let start = lines.isEmpty ? indentation.count : hanging.count
            // Between words, or else wherever the column ends.
            let space = head.dropFirst(start).lastIndex(of: " ")
            let end = space.map { head.index(after: $0) } ?? head.endIndex
            lines.append(String(rest[..<(space ?? end)]))
            rest = String(hanging + rest[end...])
        }
        return lines + [rest]
    }
}

extension StringProtocol {
    /// How many columns the text takes: an emoji takes two.
    var width: Int {
        count + count { $0.unicodeScalars.contains(where: \.properties.isEmojiPresentation) }
    }
}
