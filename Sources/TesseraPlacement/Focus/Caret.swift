/// The insertion point of a text.
///
/// At the end of the text, it stays at the end when the text changes. Elsewhere it keeps its
/// distance from the start, as far as the text is long enough.
struct Caret {
    /// The number of characters before the caret; `nil` at the end of the text.
    private var offset: Int?
    /// The column that steps from line to line keep, as far as the line is long enough.
    private var column: Int?

    /// Returns the number of characters before the caret.
    func offset(in text: String) -> Int { min(offset ?? .max, text.count) }

    /// Moves the caret for a key; returns `false` if the key does not move it.
    mutating func move(by key: KeyEquivalent, in typed: TypedText) -> Bool {
        let line = typed.line
        switch key {
        case .leftArrow: move(to: typed.caret - 1, in: typed.text)
        case .rightArrow: move(to: typed.caret + 1, in: typed.text)
        case .home: move(to: typed.lines[line].lowerBound, in: typed.text)
        case .end: move(to: typed.end(of: line), in: typed.text)
        case .upArrow where line == 0: move(to: 0, in: typed.text)
        case .upArrow: step(to: line - 1, in: typed)
        case .downArrow where line == typed.lines.count - 1: self = Caret()
        case .downArrow: step(to: line + 1, in: typed)
        default: return false
        }
        return true
    }

    /// Moves the caret behind an edit, in the text that results from it.
    mutating func follow(_ edit: TextEdit, to text: String) {
        // A refused edit does not move the caret.
        guard text != edit.old else { return }
        // A binding that changes the typed text usually leaves the text after the caret unchanged.
        let rest = edit.rest
        move(to: text.hasSuffix(rest) ? text.count - rest.count : edit.caret, in: text)
    }

    /// Moves the caret behind a number of characters.
    mutating func move(to place: Int, in text: String) {
        offset = place < text.count ? max(0, place) : nil
        column = nil
    }

    private mutating func step(to line: Int, in typed: TypedText) {
        let column = column ?? typed.caret - typed.lines[typed.line].lowerBound
        move(to: min(typed.lines[line].lowerBound + column, typed.end(of: line)), in: typed.text)
        self.column = column
    }
}

/// The text in the focused field with its insertion point.
///
/// Positions are numbers of characters from the start.
package struct TypedText {
    package let text: String
    /// The position of the insertion point.
    package let caret: Int
    /// The characters of each line, including the break or space that ends the line.
    package let lines: [Range<Int>]

    /// Makes a text from the positions where its lines begin; the first line always begins at 0.
    init(_ text: String, _ caret: Caret, lineStarts: [Int]) {
        self.text = text
        self.caret = caret.offset(in: text)
        let count = text.count
        let starts = [0] + lineStarts.filter { $0 > 0 && $0 <= count }
        lines = zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
    }

    /// The line of the caret. Between two lines, the second.
    package var line: Int { lines.lastIndex { $0.lowerBound <= caret } ?? 0 }

    /// Returns the last position in a line. A position behind its last character would be in the
    /// next line.
    func end(of line: Int) -> Int {
        line == lines.count - 1
            ? lines[line].upperBound : max(lines[line].lowerBound, lines[line].upperBound - 1)
    }
}

/// An edit of a text by a key or a paste.
struct TextEdit {
    let old: String
    let new: String
    /// The number of characters before the caret after the edit.
    let caret: Int

    /// Replaces some characters with new text.
    init(_ old: String, replacing range: Range<Int>, with words: String) {
        let start = old.index(old.startIndex, offsetBy: range.lowerBound)
        let end = old.index(start, offsetBy: range.count)
        let before = old[..<start] + words
        let new = String(before + old[end...])
        // A character may merge with its neighbour; the caret follows the merged character.
        let place = new.utf8.index(new.startIndex, offsetBy: before.utf8.count)
        (self.old, self.new) = (old, new)
        caret = new.indices.count { $0 < place }
    }

    /// The text after the caret.
    var rest: Substring { new.dropFirst(caret) }
}
