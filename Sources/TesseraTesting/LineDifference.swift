/// The differing lines of two texts, with adjacent lines as context.
struct LineDifference: CustomStringConvertible {
    private enum Mark: String {
        case common = " "
        case expected = "-"
        case found = "+"
    }

    private let lines: [(mark: Mark, text: Substring)]

    /// Creates the difference, or returns `nil` if the texts are equal.
    init?(from expected: String, to found: String) {
        guard expected != found else { return nil }
        self.init(from: expected.lines, to: found.lines)
    }

    init?(from expected: [Substring], to found: [Substring]) {
        guard expected != found else { return nil }
        let difference = found.difference(from: expected)
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(Mark, Substring)] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < found.count {
            if removed.contains(old) {
                lines.append((.expected, expected[old]))
                old += 1
            } else if inserted.contains(new) {
                lines.append((.found, found[new]))
                new += 1
            } else {
                lines.append((.common, expected[old]))
                (old, new) = (old + 1, new + 1)
            }
        }
        self.lines = lines
    }

    var description: String {
        let isNear = lines.indices.map { index in
            lines[max(0, index - 2)..<min(lines.count, index + 3)].contains { $0.mark != .common }
        }
        // The first differing line has the same number in both texts.
        let first = lines.prefix { $0.mark == .common }.count + 1
        var description = "from line \(first) on (- expected, + found):"
        for (index, line) in lines.enumerated() {
            if isNear[index] {
                description += "\n\(line.mark.rawValue) \(line.text)"
            } else if index == 0 || isNear[index - 1] {
                description += "\n  …"
            }
        }
        return description
    }
}

extension String {
    fileprivate var lines: [Substring] {
        split(separator: "\n", omittingEmptySubsequences: false)
    }
}
