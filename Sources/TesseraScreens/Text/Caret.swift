/// The insertion point of the focused field.
///
/// At the end of the text, it stays at the end when the text changes. Elsewhere it keeps its
/// distance from the start, as far as the text is long enough.
final class Caret: HostService {
    /// The number of characters before the caret; `nil` at the end of the text.
    private var offset: Int?
    /// The column that steps from line to line keep, as far as the line is long enough.
    private var column: Int?

    init(of services: HostServices) {}

    /// Returns the number of characters before the caret.
    func offset(in text: String) -> Int { min(offset ?? .max, text.count) }

    /// Moves the caret behind a number of characters.
    func move(to offset: Int, in text: String, column: Int? = nil) {
        self.offset = offset < text.count ? max(0, offset) : nil
        self.column = column
    }

    /// Moves the caret to the end of any text.
    func moveToEnd() { (offset, column) = (nil, nil) }

    /// Moves the caret for a key; returns `false` if the key does not move it.
    func move(by key: KeyEquivalent, in typed: TypedText) -> Bool {
        switch key {
        case .leftArrow: move(to: typed.caret - 1, in: typed.text)
        case .rightArrow: move(to: typed.caret + 1, in: typed.text)
        case .home: move(to: typed.lines[typed.line].lowerBound, in: typed.text)
        case .end: move(to: typed.end(of: typed.line), in: typed.text)
        case .upArrow: step(to: typed.line - 1, in: typed)
        case .downArrow: step(to: typed.line + 1, in: typed)
        default: return false
        }
        return true
    }

    /// Moves the caret to a line. Before the first line is the start of the text, and after the last
    /// line the end.
    private func step(to line: Int, in typed: TypedText) {
        guard typed.lines.indices.contains(line) else {
            return move(to: line < 0 ? 0 : typed.text.count, in: typed.text)
        }
        let column = column ?? typed.caret - typed.lines[typed.line].lowerBound
        let place = min(typed.lines[line].lowerBound + column, typed.end(of: line))
        move(to: place, in: typed.text, column: column)
    }
}
