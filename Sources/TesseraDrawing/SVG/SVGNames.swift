extension SVGWriter {
    /// Several pictures in one page must not take each other's definitions: it is made of the text at the
    /// end. No string has this character, which is escaped.
    static let prefix = "\u{1}"

    /// Returns a text with the names that begin with the prefix begin with another one.
    static func naming(_ own: String, in text: String) -> String {
        var text = text
        // Byte by byte: to look for a string in the text takes as long as to write it.
        return text.withUTF8 { bytes in
            let own = Array(own.utf8)
            var written: [UInt8] = []
            written.reserveCapacity(bytes.count + bytes.count / 8)
            var rest = bytes[...]
            while let place = rest.firstIndex(of: 1) {
                written += rest[..<place]
                written += own
                rest = rest[(place + 1)...]
            }
            written += rest
            return String(decoding: written, as: UTF8.self)
        }
    }
}
