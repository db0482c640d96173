import TesseraLayout

extension Character {
    /// The character without scalars that a terminal would obey.
    var withoutControls: String {
        // Most are of this kind, and Unicode's tables need not be looked into.
        if let byte = onlyByte, 0x20..<0x7F ~= byte { return String(self) }
        var text = ""
        for scalar in unicodeScalars {
            let category = scalar.properties.generalCategory
            let joins = scalar == "\u{200D}" || scalar.properties.isVariationSelector
            if category != .control, category != .format || joins {
                text.unicodeScalars.append(scalar)
            }
        }
        return text.isEmpty ? " " : text
    }
}
