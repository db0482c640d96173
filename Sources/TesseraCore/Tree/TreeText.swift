extension ViewTree {
    /// Optional parts of a printed tree, besides views, values, modifiers and styles.
    public struct Details: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The ids assigned by `ForEach` and `.id(_:)`: `#3`.
        public static let identity = Details(rawValue: 1)
        /// The environment values that modifiers set.
        public static let environment = Details(rawValue: 2)
        /// Accessibility modifiers.
        public static let accessibility = Details(rawValue: 4)
    }

    /// Returns the tree as text: a line for each view, indented by two spaces per level.
    ///
    /// Texts are escaped as in Swift: a line break is `\n` and a quotation mark is `\"`. Elsewhere
    /// in a line only control characters are escaped.
    public func text(_ details: Details = []) -> String {
        var lines = ""
        /// The positions at which the enclosing views end.
        var ends: [Int] = []
        for position in views.indices {
            while ends.last == position { ends.removeLast() }
            if position > 0 { lines += "\n" }
            lines += String(repeating: "  ", count: ends.count)
            lines += views[position].line(details)
            ends.append(position + views[position].size)
        }
        return lines
    }
}

extension ViewTree: CustomStringConvertible {
    public var description: String { text() }
}

extension ViewTree.Element {
    /// Returns the element as one line, without its content.
    public func line(_ details: ViewTree.Details = []) -> String { view.line(details) }
}

extension ViewDescription {
    fileprivate func line(_ details: ViewTree.Details) -> String {
        var line = name
        writeParts(to: &line, details)
        return onOneLine(line)
    }

    /// Adds the parts of the view's line that follow the name, each after a space.
    func writeParts(to line: inout String, _ details: ViewTree.Details) {
        if details.contains(.identity), let id { line += " #" + escaped(id) }
        if let text { line += " " + quoted(text) }
        if !values.isEmpty { line += " " + values.listed }
        if let frame { line += " at " + frame }
        var separator = " "
        for modifier in modifiers where modifier.isShown(details) {
            line += separator
            modifier.write(to: &line)
            separator = ""
        }
        for style in styles { line += " [\(style)]" }
        if details.contains(.environment), !environment.isEmpty {
            line += " {" + environment.listed + "}"
        }
    }
}

extension [ViewTree.Value] {
    /// The values on one line.
    var listed: String { map { $0.name + ": " + $0.value }.joined(separator: ", ") }
}

extension ModifierDescription: CustomStringConvertible {
    public var description: String {
        var text = ""
        write(to: &text)
        return onOneLine(text)
    }

    /// Returns whether a tree with some details shows the modifier.
    func isShown(_ details: ViewTree.Details) -> Bool {
        facet == .view || details.contains(.accessibility)
    }

    fileprivate func write(to line: inout String) {
        line += "."
        line += name
        line += arguments.isEmpty ? "()" : "(" + arguments.joined(separator: ", ") + ")"
    }
}

extension ViewTree.Style: CustomStringConvertible {
    public var description: String {
        origin.map { "\(name), set on \($0)" } ?? "\(name), by default"
    }
}
