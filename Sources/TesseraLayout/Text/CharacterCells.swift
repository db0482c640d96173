extension Character {
    /// The number of terminal cells of the character: 0, 1 or 2.
    package var cells: Int {
        if let byte = onlyByte { return byte < 0x20 && byte != 0x09 || byte == 0x7F ? 0 : 1 }
        let scalars = unicodeScalars
        if scalars.first?.isPlainSign == true, scalars.count == 1 { return 1 }
        guard let first = scalars.first(where: { !$0.isInvisible }) else { return 0 }
        // A variation selector chooses between the emoji and the text form.
        if scalars.contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
        if first.isASCII { return 1 }
        if endsWithSpacingVowel { return 2 }
        if scalars.contains("\u{FE0E}") { return 1 }
        return first.isWide || first.properties.isEmojiPresentation ? 2 : 1
    }

    /// Whether a letter is followed by the vowel sara am, of Thai or Lao, in another cell.
    package var endsWithSpacingVowel: Bool {
        unicodeScalars.dropFirst().contains { $0 == "\u{E33}" || $0 == "\u{EB3}" }
    }

    /// The character's byte, if it consists of a single byte.
    package var onlyByte: UInt8? { utf8.count == 1 ? utf8.first : nil }
}

extension StringProtocol {
    /// The number of terminal cells of the text.
    package var cells: Int { reduce(0) { $0 + $1.cells } }
}

extension Unicode.Scalar {
    /// Whether the scalar is among the common symbols and letters that take one cell.
    package var isPlainSign: Bool {
        switch value {
        case 0xC0...0x24F, 0x2190...0x2319, 0x2500...0x25FC, 0x2605...0x2613: true
        default: false
        }
    }

    fileprivate var isInvisible: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }

    /// Whether the scalar belongs to a script with wide letters.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
            0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
