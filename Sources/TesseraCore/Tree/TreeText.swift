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
        for child in children { child.write(to: &lines, indent: indent, details) }
    }

    /// The element as one line, without what is inside it.
    public func line(_ details: ViewTree.Details = []) -> String {
        var line = ""
        writeLine(to: &line, details)
        return line
    }

    private func writeLine(to lines: inout String, _ details: ViewTree.Details) {
        lines += details.contains(.types) ? type : name
        for part in parts(details) where !part.isEmpty {
            lines += " "
            lines += part
        }
    }

    /// What the line is made of after the name, always in the same order; some may be empty.
    func parts(_ details: ViewTree.Details) -> [String] {
        [
            details.contains(.identity) ? id.map { "#\($0)" } ?? "" : "",
            text.map { "\"" + $0 + "\"" } ?? "",
            Self.list(values),
            Self.list(modifiers, separator: "") { modifier in
                let isShown = modifier.facet == .view || details.contains(.accessibility)
                return isShown ? modifier.description : ""
            },
            Self.list(styles, separator: " ") { "[\($0)]" },
            details.contains(.environment) && !environment.isEmpty
                ? "{\(Self.list(environment))}" : "",
        ]
    }

    private static func list(_ values: [ViewTree.Value]) -> String {
        list(values, separator: ", ") { $0.name + ": " + $0.value }
    }

    private static func list<Part>(
        _ parts: [Part], separator: String, _ text: (Part) -> String
    ) -> String {
        var list = ""
        for part in parts {
            if !list.isEmpty { list += separator }
            list += text(part)
        }
        return list
    }
}

extension ModifierDescription: CustomStringConvertible {
    public var description: String {
        "." + name + "(" + (arguments.isEmpty ? "" : arguments.joined(separator: ", ")) + ")"
    }
}

extension ViewTree.Style: CustomStringConvertible {
    public var description: String {
        origin.map { "\(name), set on \($0)" } ?? "\(name), by default"
    }
}
