import TesseraLayout

extension StringProtocol {
    /// Visits the characters as a terminal shows them, with their widths in cells. Characters
    /// without a width, such as control characters, are left out.
    func forEachShown(_ visit: (_ text: String, _ cells: Int) -> Void) {
        // These scalars are characters by themselves.
        if unicodeScalars.allSatisfy({ (0x20..<0x7F).contains($0.value) || $0.isPlainSign }) {
            for scalar in unicodeScalars {
                visit(scalar.isASCII ? ascii[Int(scalar.value)] : String(scalar), 1)
            }
        } else {
            for sign in self where sign.cells > 0 { visit(sign.withoutControls, sign.cells) }
        }
    }

    /// Returns the text in a character set. The widths of replaced characters stay.
    func plain(_ characters: CellPicture.Characters) -> String {
        guard characters == .ascii else { return String(self) }
        let known: [Character: Character] = ["─": "-", "│": "|", "·": ".", "…": ".", "→": ">"]
        return map {
            $0.isASCII ? String($0) : String(repeating: known[$0] ?? "?", count: $0.cells)
        }.joined()
    }
}

extension Character {
    /// At most 32 scalars of the character, without those that would control the terminal.
    fileprivate var withoutControls: String {
        if let onlyByte { return onlyByte < 0x20 ? " " : String(self) }
        let scalars = unicodeScalars.prefix(32).filter { scalar in
            let category = scalar.properties.generalCategory
            let joins = scalar == "\u{200D}" || scalar.properties.isVariationSelector
            return category != .control && category != .format || joins
        }
        return scalars.isEmpty ? " " : String(String.UnicodeScalarView(scalars))
    }
}

/// The ASCII characters as texts, which are looked up faster than made.
private let ascii = (0..<0x80).map { String(UnicodeScalar(UInt8($0))) }
