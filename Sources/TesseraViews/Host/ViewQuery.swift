/// A query for a view of a tree.
///
/// ```swift
/// host.tap(.text("Save"))
/// host.tap(.type(Image.self)[3].inside(.type("Rating")[1]))
/// host.adjust(.label("Rating"), .increment)
/// host.tap(.path("Screen/VStack/Button"))
/// ```
///
/// An interaction needs a single view. If several views match, the interaction is refused with
/// their paths, unless the query chooses a position. If the matches lie inside each other, the
/// outermost counts. If no view matches, the refusal lists the most similar names.
public struct ViewQuery: Sendable {
    /// The property that a query matches.
    enum Key: String, Sendable {
        case text, type, path
        case label = "accessibility label"
        case identifier = "accessibility identifier"

        /// Whether a query prints its name in quotes.
        var isQuoted: Bool { self != .type && self != .path }
    }

    let key: Key
    let name: String
    private(set) var index: Int?
    /// The query for the views around the matches; at most one.
    private(set) var outer: [ViewQuery] = []

    private init(_ key: Key, _ name: String) {
        self.key = key
        self.name = name
    }

    /// Matches the views with a text: the words of a text or the name of an image.
    public static func text(_ text: String) -> ViewQuery { ViewQuery(.text, text) }

    /// Matches the views of a type, by its name without generic arguments.
    public static func type(_ name: String) -> ViewQuery { ViewQuery(.type, name) }

    /// Matches the views of a type.
    public static func type<Content: View>(_ type: Content.Type) -> ViewQuery {
        .type(TypeName.short(type))
    }

    /// Matches the accessibility elements with a label.
    public static func label(_ label: String) -> ViewQuery { ViewQuery(.label, label) }

    /// Matches the views with an accessibility identifier.
    public static func identifier(_ identifier: String) -> ViewQuery {
        ViewQuery(.identifier, identifier)
    }

    /// Matches the view at a path, as the differences between trees print it.
    public static func path(_ path: String) -> ViewQuery { ViewQuery(.path, path) }

    /// Returns a query for the match at a position, from 0.
    public subscript(index: Int) -> ViewQuery {
        var query = self
        query.index = index
        return query
    }

    /// Returns a query that matches only inside the matches of another query.
    public func inside(_ outer: ViewQuery) -> ViewQuery {
        var query = self
        query.outer = [outer]
        return query
    }
}

extension ViewQuery: CustomStringConvertible {
    /// The query as text.
    public var description: String {
        var words = "\(key.rawValue) \(key.isQuoted ? quoted(name) : name)"
        if let index { words += "[\(index)]" }
        if let outer = outer.first { words += " inside \(outer)" }
        return words
    }
}
