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
        for root in roots { root.write(to: &lines, depth: 0, details) }
        return String(lines.dropLast())
    }
}

extension ViewTree: CustomStringConvertible {
    public var description: String { text() }
}

extension ViewTree.Element {
    fileprivate func write(to lines: inout String, depth: Int, _ details: ViewTree.Details) {
        for _ in 0..<depth { lines += "  " }
        lines += line(details)
        lines += "\n"
        for child in children { child.write(to: &lines, depth: depth + 1, details) }
    }

    /// The element as one line, without what is inside it.
    public func line(_ details: ViewTree.Details = []) -> String {
        let name = details.contains(.types) ? type : name
        return ([name] + parts(details).filter { !$0.isEmpty }).joined(separator: " ")
    }

    /// What the line is made of after the name, always in the same order; some may be empty.
    func parts(_ details: ViewTree.Details) -> [String] {
        [
            details.contains(.identity) ? id.map { "#\($0)" } ?? "" : "",
            text.map { "\"\($0)\"" } ?? "",
            Self.list(values),
            modifiers.filter { $0.facet == .view || details.contains(.accessibility) }
                .map(\.description).joined(),
            styles.map { "[\($0)]" }.joined(separator: " "),
            details.contains(.environment) && !environment.isEmpty
                ? "{\(Self.list(environment))}" : "",
        ]
    }

    private static func list(_ values: [ViewTree.Value]) -> String {
        values.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    }
}

extension ModifierDescription: CustomStringConvertible {
    public var description: String { ".\(name)(\(arguments.joined(separator: ", ")))" }
}

extension ViewTree.Style: CustomStringConvertible {
    public var description: String {
        origin.map { "\(name), set on \($0)" } ?? "\(name), by default"
    }
}
