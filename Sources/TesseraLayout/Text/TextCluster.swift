/// A part of a text in a single font.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: TextFont
    /// A Boolean value that is true for a symbol, which the string stands for.
    package var isSymbol: Bool

    package init(_ string: String, _ font: TextFont = .body, isSymbol: Bool = false) {
        (self.string, self.font, self.isSymbol) = (string, font, isSymbol)
    }
}

/// A character of a text with its width, for line breaking.
struct TextCluster {
    /// The line breaks that a character allows.
    enum Kind {
        case letter
        /// A line may end after a space. The width of a trailing space does not count.
        case space
        /// A line may end after the hyphen.
        case hyphen
        /// A line may end on both sides, as between Chinese characters.
        case ideograph
        case newline
    }

    let character: Character
    let width: Double
    let kind: Kind
    /// The position of the character's run.
    let run: Int

    fileprivate static func kind(_ character: Character, _ cells: Int) -> Kind {
        if let ascii = character.asciiValue {
            switch ascii {
            case 0x0A...0x0D: return .newline
            case 0x20, 0x09: return .space
            case 0x2D: return .hyphen
            default: return .letter
            }
        }
        if character.isNewline { return .newline }
        if character != "\u{A0}", character.isWhitespace { return .space }
        if character == "\u{200B}" || character == "\u{AD}" { return .hyphen }
        return cells == 2 ? .ideograph : .letter
    }
}

/// Calls `body` with each character of a text.
@inline(__always)
func forEachCluster(
    of runs: [TextRun], _ metrics: TextMetrics, _ body: (TextCluster) -> Void
) {
    for index in runs.indices {
        let (string, font) = (runs[index].string, runs[index].font)
        func cluster(_ character: Character) -> TextCluster {
            let cells = character.cells
            let width =
                runs[index].isSymbol
                ? Double(metrics.symbolSize(in: font).width)
                : metrics.width(of: character, cells, in: font)
            return TextCluster(
                character: character, width: width, kind: TextCluster.kind(character, cells),
                run: index)
        }
        // In ASCII text, each byte is a character, except that a line break may have two.
        if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            for byte in string.utf8 { body(cluster(Character(Unicode.Scalar(byte)))) }
        } else {
            for character in string { body(cluster(character)) }
        }
    }
}
