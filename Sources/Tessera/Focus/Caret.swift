/// The place in a text where the next letter is to stand.
///
/// At the end of a text it stays at the end, whatever the text becomes; elsewhere it stays as far from the
/// start, as far as there is text.
struct Caret {
    /// The number of characters before it; `nil` at the end.
    private var offset: Int?
    /// The column that steps from line to line keep to, as far as a line has one.
    private var column: Int?

    /// Returns the number of characters before it.
    func offset(in text: String) -> Int { min(offset ?? .max, text.count) }

    /// Moves as a key says; returns false for a key that says nothing of it.
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

    /// Goes on behind what was typed, in the text that has come of it.
    mutating func follow(_ edit: TextEdit, to text: String) {
        // What was refused moves nothing.
        guard text != edit.old else { return }
        // Whoever alters what is typed leaves what comes next, as a rule.
        let rest = edit.rest
        move(to: text.hasSuffix(rest) ? text.count - rest.count : edit.caret, in: text)
    }

    /// Moves to behind some number of characters.
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

/// The text in the field with the focus, and the place in it where the next letter is to stand.
///
/// Places are numbers of characters from the start.
package struct TypedText {
    package let text: String
    /// The place where the next letter is to stand.
    package let caret: Int
    /// The characters of each line, with the break or the space that ends it.
    package let lines: [Range<Int>]

    /// Makes a text of lines that begin at some places, the first of them at the start.
    init(_ text: String, _ caret: Caret, lineStarts: [Int]) {
        self.text = text
        self.caret = caret.offset(in: text)
        let count = text.count
        let starts = [0] + lineStarts.filter { $0 > 0 && $0 <= count }
        lines = zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
    }

    /// The line that the caret is in: of two that meet there, the second.
    package var line: Int { lines.lastIndex { $0.lowerBound <= caret } ?? 0 }

    /// The last place in a line: behind its last character would be the start of the next one.
    func end(of line: Int) -> Int {
        line == lines.count - 1
            ? lines[line].upperBound : max(lines[line].lowerBound, lines[line].upperBound - 1)
    }
}

/// A change of a text by a key or a paste.
struct TextEdit {
    let old: String
    let new: String
    /// The number of characters before the place where it goes on.
    let caret: Int

    /// Puts words in place of some characters.
    init(_ old: String, replacing range: Range<Int>, with words: String) {
        let start = old.index(old.startIndex, offsetBy: range.lowerBound)
        let end = old.index(start, offsetBy: range.count)
        let before = old[..<start] + words
        let new = String(before + old[end...])
        // A character may become one with its neighbour: it goes on behind both.
        let place = new.utf8.index(new.startIndex, offsetBy: before.utf8.count)
        (self.old, self.new) = (old, new)
        caret = new.indices.count { $0 < place }
    }

    /// What comes next where it goes on.
    var rest: Substring { new.dropFirst(caret) }
}
