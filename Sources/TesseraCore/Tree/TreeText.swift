extension ViewTree {
    /// What a printed tree shows beside the views, their values, modifiers and styles.
    public struct Details: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The ids that `ForEach` and `.id(_:)` gave: `#3`.
        public static let identity = Details(rawValue: 1)
        /// The environment values that modifiers set.
        public static let environment = Details(rawValue: 2)
        /// The types with their modules, in place of their names.
        public static let types = Details(rawValue: 4)
        /// The modifiers that speak to accessibility.
        public static let accessibility = Details(rawValue: 8)
    }

    /// The tree as text: a line for each view, indented by two spaces for each level.
    ///
    /// Texts are written as they might be in Swift: a new line as `\n`, a quotation mark as `\"`.
    public func text(_ details: Details = []) -> String {
        var lines = ""
        for root in roots { root.write(to: &lines, indent: "", details) }
        if !lines.isEmpty { lines.removeLast() }
        return lines
    }
}

extension ViewTree: CustomStringConvertible {
    public var description: String { text() }
}

extension ViewTree.Element {
    fileprivate func write(to lines: inout String, indent: String, _ details: ViewTree.Details) {
        lines += indent
        writeLine(to: &lines, details)
        lines += "\n"
        guard !children.isEmpty else { return }
        let indent = indent + "  "
        // By position: what is taken out of a list to be looked at is copied, with all it holds.
        for index in children.indices { children[index].write(to: &lines, indent: indent, details) }
    }

    /// The element as one line, without what is inside it.
    public func line(_ details: ViewTree.Details = []) -> String {
        var line = ""
        writeLine(to: &line, details)
        return line
    }

    private func writeLine(to line: inout String, _ details: ViewTree.Details) {
        line += details.contains(.types) ? type : name
        for part in Part.allCases { write(part, to: &line, after: " ", details) }
    }

    /// What the line is made of after the name, always in the same order; some may be empty.
    func parts(_ details: ViewTree.Details) -> [String] {
        Part.allCases.map { part in
            var text = ""
            write(part, to: &text, after: "", details)
            return text
        }
    }

    private enum Part: CaseIterable {
        case identity, text, values, modifiers, styles, environment
    }

    /// Adds a part to a line, if there is something to say.
    private func write(
        _ part: Part, to line: inout String, after separator: String, _ details: ViewTree.Details
    ) {
        var separator = separator
        switch part {
        case .identity:
            guard details.contains(.identity), let id else { return }
            line += separator
            line += "#"
            line += escaped(id)
        case .text:
            guard let text else { return }
            line += separator
            line += "\""
            line += escaped(text)
            line += "\""
        case .values:
            write(values, to: &line, after: separator)
        case .modifiers:
            for modifier in modifiers
            where modifier.facet == .view || details.contains(.accessibility) {
                line += separator
                modifier.write(to: &line)
                separator = ""
            }
        case .styles:
            for style in styles {
                line += separator
                line += "[\(style)]"
                separator = " "
            }
        case .environment:
            guard details.contains(.environment), !environment.isEmpty else { return }
            line += separator
            line += "{"
            write(environment, to: &line, after: "")
            line += "}"
        }
    }

    private func write(
        _ values: [ViewTree.Value], to line: inout String, after separator: String
    ) {
        var separator = separator
        for value in values {
            line += separator
            line += value.name
            line += ": "
            line += value.value
            separator = ", "
        }
    }
}

extension ModifierDescription: CustomStringConvertible {
    public var description: String {
        var text = ""
        write(to: &text)
        return text
    }

    fileprivate func write(to line: inout String) {
        line += "."
        line += name
        line += "("
        if !arguments.isEmpty { line += arguments.joined(separator: ", ") }
        line += ")"
    }
}

extension ViewTree.Style: CustomStringConvertible {
    public var description: String {
        origin.map { "\(name), set on \($0)" } ?? "\(name), by default"
    }
}
