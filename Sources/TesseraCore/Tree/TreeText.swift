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
        let name = details.contains(.types) ? type : name
        let parts = parts(details)
        return parts.isEmpty ? onOneLine(name) : onOneLine(name) + " " + parts
    }

    /// Returns the part of the view's line after the name.
    func parts(_ details: ViewTree.Details) -> String {
        var parts: [String] = []
        if details.contains(.identity), let id { parts.append("#" + escaped(id)) }
        if let text { parts.append(quoted(text)) }
        if !values.isEmpty { parts.append(list(values)) }
        if let frame { parts.append("at " + frame) }
        let modifiers = modifiers.filter {
            $0.facet == .view || details.contains(.accessibility)
        }
        if !modifiers.isEmpty { parts.append(modifiers.map(\.description).joined()) }
        parts += styles.map { "[\($0)]" }
        if details.contains(.environment), !environment.isEmpty {
            parts.append("{\(list(environment))}")
        }
        return onOneLine(parts.joined(separator: " "))
    }

    private func list(_ values: [ViewTree.Value]) -> String {
        values.map { $0.name + ": " + $0.value }.joined(separator: ", ")
    }
}

extension ModifierDescription: CustomStringConvertible {
    public var description: String {
        onOneLine("." + name + "(" + arguments.joined(separator: ", ") + ")")
    }
}

extension ViewTree.Style: CustomStringConvertible {
    public var description: String {
        origin.map { "\(name), set on \($0)" } ?? "\(name), by default"
    }
}
