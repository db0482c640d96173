extension Character {
    /// The character without scalars that a terminal would obey.
    var withoutControls: String {
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
