public import TesseraDrawing

/// A drawing in the character cells of a terminal.
///
/// ```swift
/// let host = ViewHost { HStack { Image(systemName: "star.fill"); Text("Good") }.padding().border(.red) }
/// host.textMetrics = .cells(width: 8, height: 16)
/// print(CellPicture(host.drawing))
/// // ┌────────┐
/// // │ ★ Good │
/// // └────────┘
/// ```
///
/// A cell stands for 8 by 16 points, or for as much as the cells by which the host's texts were measured:
/// set the host's `textMetrics` to cells, or else words may be longer than their places. A border goes
/// beside what it would cover.
public struct CellPicture: Equatable, Sendable, CustomStringConvertible {
    /// The characters that a terminal can show.
    public enum Characters: Sendable {
        /// All of them: stars, lines and blocks among them.
        case unicode
        /// Those of ASCII; others that are part of a text are question marks.
        case ascii
    }

    /// A place for one character.
    public struct Cell: Equatable, Sendable {
        /// The character; empty in the second cell of a wide one.
        public var text: String {
            get { glyph.text }
            set { glyph = Glyph(newValue) }
        }
        var glyph: Glyph = " "
        /// The colour of the character; `nil` for the terminal's own.
        public var ink: RGB?
        /// The colour of the ground; `nil` for the terminal's own.
        public var ground: RGB?
        /// How dark the ground is where no colours are shown: from 0, not at all, to 4.
        public var shade = 0
        /// A Boolean value that is true for a bold character.
        public var isBold = false
        /// A Boolean value that is true for a slanted character.
        public var isItalic = false
        /// A Boolean value that is true for a character with a line below it.
        public var isUnderlined = false
        /// A Boolean value that is true for a character with a line through it.
        public var isStruck = false
        /// A Boolean value that is true for a block in a colour that is hardly one: where no colours are shown
        /// it would stand out.
        var isFaint = false

        /// Puts a block in place of a ground that cannot be shown without colours.
        mutating func showShade(in characters: Characters) {
            guard shade > 0 && glyph == " " || isFaint else { return }
            let blocks: [Glyph] =
                characters == .unicode ? [" ", "░", "▒", "▓", "█"] : [" ", ".", "+", "#", "#"]
            glyph = blocks[shade]
        }
    }

    /// The rows of cells, the uppermost first; all have the same number.
    public let rows: [[Cell]]
    /// The column and row, among those of the picture, of the drawing's upper left corner: a border beside
    /// it may begin further out.
    public let origin: (column: Int, row: Int)
    private let characters: Characters

    /// Makes a picture of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: What is to be seen.
    ///   - characters: The characters to be used.
    ///   - scheme: The scheme of the colours, unless a view prefers one.
    public init(
        _ drawing: Drawing, characters: Characters = .unicode, scheme: Drawing.Scheme = .dark
    ) {
        self.characters = characters
        var painter = CellPainter(drawing, characters, scheme)
        painter.paint(drawing.items)
        (rows, origin) = painter.finished
    }

    /// The characters without colours, line by line, without spaces at the ends of lines; a painted ground
    /// is of blocks.
    public var description: String {
        shadedRows.map(\.line).joined(separator: "\n")
    }

    /// The rows, with blocks in place of grounds that cannot be shown without colours.
    var shadedRows: [[Cell]] {
        var shaded = rows
        for row in shaded.indices {
            for column in shaded[row].indices { shaded[row][column].showShade(in: characters) }
        }
        return shaded
    }

    public static func == (left: CellPicture, right: CellPicture) -> Bool {
        left.rows == right.rows && left.origin == right.origin
    }
}

extension [CellPicture.Cell] {
    /// The characters, without the spaces at the end.
    var line: String {
        var line = map(\.text).joined()
        while line.last == " " { line.removeLast() }
        return line
    }
}
