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
    init(_ text: String, caret: Int, lineStarts: [Int]) {
        (self.text, self.caret) = (text, caret)
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
