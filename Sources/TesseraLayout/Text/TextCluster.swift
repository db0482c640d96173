/// A part of a text in a single font.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: TextFont
    /// Whether the run is a symbol, whose name is the string.
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

    init(_ character: Character, of run: TextRun, at index: Int, _ metrics: TextMetrics) {
        let cells = character.cells
        self.character = character
        width =
            run.isSymbol
            ? metrics.symbolSize(in: run.font).width
            : metrics.width(of: character, cells, in: run.font)
        kind = Self.kind(character, cells)
        self.run = index
    }

    private static func kind(_ character: Character, _ cells: Int) -> Kind {
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
        return cells == 2 && !character.endsWithSpacingVowel ? .ideograph : .letter
    }
}
