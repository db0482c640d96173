extension SVGWriter {
    /// A placeholder for the prefix of ids, replaced at the end. Pictures on one page need
    /// different ids. The character cannot occur in strings, because it is escaped.
    static let prefix: Markup = "\u{1}"

    /// Returns a text with the placeholder replaced by a prefix.
    static func naming(_ own: Markup, in text: Markup) -> String {
        // By bytes: `replacing` compares characters, and takes longer than writing the document.
        var text = text.text
        return text.withUTF8 { bytes in
            bytes.split(separator: 1, omittingEmptySubsequences: false)
                .map { String(decoding: $0, as: UTF8.self) }.joined(separator: own.text)
        }
    }
}
