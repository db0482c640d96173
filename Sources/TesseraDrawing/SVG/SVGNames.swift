extension SVGWriter {
    /// Several pictures in one page must not take each other's definitions: it is made of the text at the
    /// end. No string has this character, which is escaped.
    static let prefix: Markup = "\u{1}"

    /// Returns a text with the names that begin with the prefix begin with another one.
    static func naming(_ own: Markup, in text: Markup) -> String {
        // Byte by byte: to look for a string in the text takes as long as to write it.
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
