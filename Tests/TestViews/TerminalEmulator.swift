/// A terminal that stores the cells that a program writes.
public struct TerminalEmulator {
    public let width: Int
    public let height: Int
    /// The visible characters. The second cell of a wide character is empty.
    public private(set) var cells: [[String]]
    /// The numbers of each cell's style.
    public private(set) var styles: [[String]]
    /// The modes that are on, such as 25 (the cursor is visible) and 7 (long lines continue in the
    /// next row).
    public private(set) var modes: Set<String> = ["7", "25"]
    public private(set) var column = 0
    public private(set) var row = 0
    /// Whether the parts of a letter share a cell. Some terminals show each part separately.
    public var joinsParts = true
    private var style = ""
    private var sequence: String?

    public init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        cells = Array(repeating: Array(repeating: " ", count: width), count: height)
        styles = Array(repeating: Array(repeating: "", count: width), count: height)
    }

    /// The rows, without spaces at their ends.
    public var lines: [String] {
        cells.map { row in
            var line = row.joined()
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    public mutating func read(_ text: String) {
        for character in text {
            if let begun = sequence {
                sequence = begun + String(character)
                guard begun.count > 1, character.isLetter else { continue }
                sequence = nil
                obey(String(begun.dropFirst(2)), character)
            } else if character == "\u{1B}" {
                sequence = "\u{1B}"
            } else if joinsParts {
                write(character)
            } else {
                for scalar in character.unicodeScalars where !scalar.isMark {
                    write(Character(scalar))
                }
            }
        }
    }

    private mutating func obey(_ parameters: String, _ final: Character) {
        switch final {
        case "H":
            let place = parameters.split(separator: ";").compactMap { Int($0) }
            (row, column) = (place[0] - 1, place[1] - 1)
        case "J":
            let joinsParts = joinsParts
            self = TerminalEmulator(width: width, height: height, modes: modes)
            self.joinsParts = joinsParts
        case "m": style = parameters == "0" ? "" : String(parameters.dropFirst())
        case "h": modes.insert(String(parameters.dropFirst()))
        case "l": modes.remove(String(parameters.dropFirst()))
        default: break
        }
    }

    private init(width: Int, height: Int, modes: Set<String>) {
        self.init(width: width, height: height)
        self.modes = modes
    }

    private mutating func write(_ character: Character) {
        let first = character.unicodeScalars.first?.value ?? 0
        let isWide = (0x2E80...0xFFDC).contains(first) || first >= 0x1F300
        guard (0..<height).contains(row) else { return }
        for (offset, text) in [String(character), ""].prefix(isWide ? 2 : 1).enumerated() {
            guard (0..<width).contains(column + offset) else { continue }
            cells[row][column + offset] = text
            styles[row][column + offset] = style
        }
        column += isWide ? 2 : 1
    }
}

extension Unicode.Scalar {
    /// Whether the scalar shares the cell of the character before it.
    fileprivate var isMark: Bool {
        [.nonspacingMark, .enclosingMark, .format].contains(properties.generalCategory)
    }
}
