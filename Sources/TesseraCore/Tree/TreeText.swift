extension ViewTree {
    /// Optional parts of a printed tree, besides views, values, modifiers and styles.
    public struct Details: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The ids assigned by `ForEach` and `.id(_:)`: `#3`.
        public static let identity = Details(rawValue: 1)
        /// The environment values that modifiers set.
        public static let environment = Details(rawValue: 2)
        /// Full type names with modules.
        public static let types = Details(rawValue: 4)
        /// Accessibility modifiers.
        public static let accessibility = Details(rawValue: 8)
    }

    /// Returns the tree as text: a line for each view, indented by two spaces per level.
    ///
    /// Texts are escaped as in Swift: a line break is `\n` and a quotation mark is `\"`. Elsewhere
    /// in a line only control characters are escaped.
    public func text(_ details: Details = []) -> String {
        var lines = TextBuffer()
        /// The positions at which the enclosing views end.
        var ends: [Int] = []
        for position in views.indices {
            while ends.last == position { ends.removeLast() }
            if position > 0 { lines.endLine() }
            lines.indent(by: 2 * ends.count)
            writeLine(at: position, to: &lines, details)
            ends.append(position + views[position].size)
        }
        return lines.text
    }

    fileprivate func writeLine(at position: Int, to line: inout TextBuffer, _ details: Details) {
        line += details.contains(.types) ? views[position].type : views[position].name
        writeParts(at: position, to: &line, details)
    }

    /// Adds the parts of a view's line that follow the name, each after a space.
    fileprivate func writeParts(at position: Int, to line: inout TextBuffer, _ details: Details) {
        if details.contains(.identity), let id = views[position].id {
            line += " #"
            line += escaped(id)
        }
        if let text = views[position].text {
            line += " \""
            line += escaped(text)
            line += "\""
        }
        if !views[position].values.isEmpty {
            line += " "
            write(views[position].values, to: &line)
        }
        if let frame = views[position].frame {
            line += " at "
            line += frame
        }
        var separator = " "
        for modifier in views[position].modifiers
        where modifier.facet == .view || details.contains(.accessibility) {
            line += separator
            modifier.write(to: &line)
            separator = ""
        }
        for style in views[position].styles {
            line += " [\(style)]"
        }
        if details.contains(.environment), !views[position].environment.isEmpty {
            line += " {"
            write(views[position].environment, to: &line)
            line += "}"
        }
    }

    private func write(_ values: [Value], to line: inout TextBuffer) {
        var separator = ""
        for value in values {
            line += separator
            line += value.name
            line += ": "
            line += value.value
            separator = ", "
        }
    }
}

extension ViewTree: CustomStringConvertible {
    public var description: String { text() }
}

extension ViewTree.Element {
    /// Returns the element as one line, without its content.
    public func line(_ details: ViewTree.Details = []) -> String {
        TextBuffer.text { ViewTree(views: [view]).writeLine(at: 0, to: &$0, details) }
    }
}

extension ViewDescription {
    /// Returns the part of the view's line after the name.
    func parts(_ details: ViewTree.Details) -> String {
        TextBuffer.text { ViewTree(views: [self]).writeParts(at: 0, to: &$0, details) }
    }
}

extension ModifierDescription: CustomStringConvertible {
    public var description: String {
        TextBuffer.text(write)
    }

    fileprivate func write(to line: inout TextBuffer) {
        line += "."
        line += name
        line += arguments.isEmpty ? "()" : "(\(arguments.joined(separator: ", ")))"
    }
}

extension ViewTree.Style: CustomStringConvertible {
    public var description: String {
        origin.map { "\(name), set on \($0)" } ?? "\(name), by default"
    }
}

/// A buffer for text built from many small pieces.
private struct TextBuffer {
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    static func text(_ write: (inout TextBuffer) -> Void) -> String {
        var buffer = TextBuffer()
        write(&buffer)
        return buffer.text
    }

    mutating func indent(by count: Int) {
        for _ in 0..<count { bytes.append(UInt8(ascii: " ")) }
    }

    mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    /// Adds a piece of a line with line breaks escaped.
    static func += (buffer: inout TextBuffer, piece: String) {
        let start = buffer.bytes.count
        let isPlain = piece.utf8.withContiguousStorageIfAvailable { bytes in
            var scan = LineBreakScan()
            for byte in bytes {
                if scan.breaksLine(at: byte) { return false }
                buffer.bytes.append(byte)
            }
            return true
        }
        guard isPlain != true else { return }
        buffer.bytes.removeLast(buffer.bytes.count - start)
        buffer.bytes.append(contentsOf: onOneLine(piece).utf8)
    }
}
