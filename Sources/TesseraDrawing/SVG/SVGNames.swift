extension SVGWriter {
    /// A placeholder for the prefix of ids, replaced at the end. Pictures on one page need
    /// different ids. The character cannot occur in strings, because it is escaped.
    static let prefix: Markup = "\u{1}"

    /// Returns a text with the placeholder replaced by a prefix.
    static func naming(_ own: Markup, in text: Markup) -> String {
        text.bytes.withUnsafeBufferPointer { bytes in
            var named: [UInt8] = []
            named.reserveCapacity(bytes.count + bytes.count / 8)
            for part in bytes.split(separator: 1, omittingEmptySubsequences: false) {
                if part.startIndex > 0 { named += own.bytes }
                named += part
            }
            return String(decoding: named, as: UTF8.self)
        }
    }
}
