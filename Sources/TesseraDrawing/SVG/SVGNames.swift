extension SVGWriter {
    /// A placeholder for the prefix of ids, replaced at the end. Pictures on one page need
    /// different ids. The character cannot occur in strings, because it is escaped.
    static let prefix: Markup = "\u{1}"

    /// Returns a text with the placeholder replaced by a prefix.
    static func naming(_ own: Markup, in text: Markup) -> String {
        text.text.replacing(prefix.text, with: own.text)
    }
}
