import TesseraLayout

/// The characters of a text as a terminal shows them, with their widths in cells. Characters
/// without a width, such as control characters, are left out.
struct ShownGlyphs: Sequence, IteratorProtocol {
    private let text: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { (self.text, bytes) = (text, Array(text.utf8)) }

    mutating func next() -> (glyph: Glyph, cells: Int)? {
        while position < bytes.count {
            let scalar = scalar
            let end = position + UTF8.width(scalar)
            // Most characters are a single scalar that cannot combine with a following ASCII
            // character.
            if " "..."~" ~= scalar || scalar.isPlainSign, end == bytes.count || bytes[end] < 0x80 {
                position = end
                return (Glyph(scalar), 1)
            }
            let character = text[index]
            position += character.utf8.count
            let cells = character.cells
            if cells > 0 { return (Glyph(withoutControls: character), cells) }
        }
        return nil
    }

    private var index: String.Index {
        text.utf8.index(text.startIndex, offsetBy: position)
    }

    /// The scalar at the position.
    private var scalar: Unicode.Scalar {
        bytes[position] < 0x80 ? Unicode.Scalar(bytes[position]) : text.unicodeScalars[index]
    }
}

extension Glyph {
    /// Creates a glyph of at most 32 scalars, without those that would control the terminal.
    fileprivate init(withoutControls character: Character) {
        var text = ""
        for scalar in character.unicodeScalars.prefix(32) {
            let category = scalar.properties.generalCategory
            let joins = scalar == "\u{200D}" || scalar.properties.isVariationSelector
            if category != .control, category != .format || joins {
                text.unicodeScalars.append(scalar)
            }
        }
        self.init(text.isEmpty ? " " : text)
    }
}
