import TesseraCore
public import TesseraDrawing

/// A cell represents 8 by 16 points, or the size of the cells that measure the host's texts. Set
/// the host's `textMetrics` to cells; otherwise words may be longer than their space, which is reported
/// as a runtime issue. A border that
/// would cover content is drawn beside it. Views begin in the nearest cell, so symbols 20 points
/// apart, which is no multiple of a cell, have uneven distances.
public struct CellPicture: Equatable, Sendable, CustomStringConvertible {
    /// The character set of a terminal.
    public enum Characters: Sendable {
        /// Unicode, including stars, lines and blocks.
        case unicode
        /// ASCII. Other characters of a text become question marks.
        case ascii
    }

    /// A place for one character.
    public struct Cell: Equatable, Sendable {
        /// The character; empty in the second cell of a wide character.
        public var text = " "
        /// The colour of the character; `nil` for the terminal's default.
        public var ink: RGB?
        /// The background colour; `nil` for the terminal's default.
        public var ground: RGB?
        /// The darkness of the background without colours, from 0 (none) to 4.
        public var shade = 0
        /// Whether the character is bold.
        public var isBold = false
        /// Whether the character is italic.
        public var isItalic = false
        /// Whether the character is underlined.
        public var isUnderlined = false
        /// Whether the character is struck through.
        public var isStruck = false
    }

    /// The rows of cells from top to bottom. All rows have the same length.
    public let rows: [[Cell]]
    /// The column and row of the drawing's upper left corner in the picture. A border may begin
    /// further left or higher.
    public let origin: (column: Int, row: Int)
    private let characters: Characters

    /// Creates a picture of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing.
    ///   - characters: The character set.
    ///   - scheme: The colour scheme, unless a view prefers a scheme.
    public init(
        _ drawing: Drawing, characters: Characters = .unicode, scheme: Drawing.Scheme = .dark
    ) {
        self.characters = characters
        if drawing.cell == nil, drawing.items.contains(where: \.isText) {
            reportRuntimeIssue(
                "The texts of a picture in cells are measured in points, so that they may be cut or lie "
                    + "apart. Set the host's textMetrics to .cells(width: 8, height: 16) before.")
        }
        var painter = CellPainter(drawing, characters, scheme)
        painter.paint(drawing.items)
        (rows, origin) = painter.finished
    }

    /// The characters without colours, line by line, without trailing spaces. Painted backgrounds
    /// appear as blocks.
    public var description: String {
        shadedRows.map(\.line).joined(separator: "\n")
    }

    var shadedRows: [[Cell]] { rows.map { Array($0[...].shaded(characters)) } }

    public static func == (left: CellPicture, right: CellPicture) -> Bool {
        left.rows == right.rows && left.origin == right.origin
    }
}

extension ArraySlice<CellPicture.Cell> {
    /// Returns the cells with blocks instead of backgrounds that need colours.
    func shaded(_ characters: CellPicture.Characters) -> Self {
        let blocks =
            characters == .unicode ? [" ", "░", "▒", "▓", "█"] : [" ", ".", "+", "#", "#"]
        var shaded = self
        for column in indices where self[column].shade > 0 && self[column].text == " " {
            shaded[column].text = blocks[self[column].shade]
        }
        return shaded
    }
}

extension [CellPicture.Cell] {
    /// The characters without trailing spaces.
    var line: String {
        var line = map(\.text).joined()
        while line.last == " " { line.removeLast() }
        return line
    }
}

extension Drawing.Item {
    fileprivate var isText: Bool { if case .text = content { true } else { false } }
}
