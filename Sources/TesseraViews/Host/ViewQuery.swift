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
        case element = "accessibility element"

        /// Whether a query prints its name in quotes.
        var isQuoted: Bool { self != .type && self != .path && self != .element }
    }

    let key: Key
    let name: String
    /// The exact type of the matches; `nil` for any type with the name.
    private(set) var type: Any.Type?
    /// The view or modifier that makes the matching element; `nil` for a query by name.
    /// Only the host uses it, on the main actor.
    nonisolated(unsafe) private(set) var node: Node?
    private(set) var index: Int?
    /// The query for the views around the matches; at most one.
    private(set) var outer: [ViewQuery] = []

    /// Matches the views with a text: the words of a text or the name of an image.
    public static func text(_ text: String) -> ViewQuery { ViewQuery(key: .text, name: text) }

    /// Matches the views of all types with a name, which has no generic arguments and no modules:
    /// `.type("Rating")` matches each `Rating<…>` of each module.
    public static func type(_ name: String) -> ViewQuery { ViewQuery(key: .type, name: name) }

    /// Matches the views of exactly one type: `.type(TextField<Text>.self)` matches no
    /// `TextField<EmptyView>`.
    public static func type<Content: View>(_ type: Content.Type) -> ViewQuery {
        ViewQuery(key: .type, name: TypeName.short(type), type: type)
    }

    /// Matches the accessibility elements with a label.
    public static func label(_ label: String) -> ViewQuery { ViewQuery(key: .label, name: label) }

    /// Matches the views with an accessibility identifier.
    public static func identifier(_ identifier: String) -> ViewQuery {
        ViewQuery(key: .identifier, name: identifier)
    }

    /// Matches the view at a path, as the differences between trees print it.
    public static func path(_ path: String) -> ViewQuery { ViewQuery(key: .path, name: path) }

    /// Matches an announced element, for as long as its view is in the tree.
    ///
    /// ```swift
    /// for element in host.accessibilityTree.elements where element.isAdjustable {
    ///     host.adjust(.element(element), .increment)
    /// }
    /// ```
    ///
    /// The frame of the query is that of all views that the element combines.
    @MainActor
    public static func element(_ element: AccessibilityTree.Element) -> ViewQuery {
        ViewQuery(key: .element, name: "\(element)", node: element.node)
    }

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
        var words = "\(key.rawValue) "
        words += type.map { "\($0)" } ?? (key.isQuoted ? quoted(name) : name)
        if let index { words += "[\(index)]" }
        if let outer = outer.first { words += " inside \(outer)" }
        return words
    }
}

/// The result of a query: a single view, or the reason of the failure.
enum ViewSearch {
    case found(Node)
    case none(String)
    case several(String)
}

extension ViewHost {
    /// Searches the current tree for the view that matches a query.
    func search(for query: ViewQuery) -> ViewSearch {
        update()
        let matches = matches(of: query)
        guard let first = matches.first, let last = matches.last else {
            return .none("there is no view with \(query)\(advice(on: query))")
        }
        // A style may make a control again inside itself. If the last match is inside the first, so
        // are all between them.
        if last === first || !graph.nodes([last], inside: [first]).isEmpty { return .found(first) }
        let paths = matches.prefix(5).map(\.path) + (matches.count > 5 ? ["…"] : [])
        return .several(
            "there are \(matches.count) views with \(query): \(paths.joined(separator: ", ")); "
                + "choose one by its position, from [0]")
    }

    /// Returns the end of the sentence that no view matches a query.
    private func advice(on query: ViewQuery) -> String {
        if query.index != nil {
            let count = allMatches(of: query).count
            if count > 0 { return ": there are \(count)" }
        }
        if query.type != nil {
            let types = Set(
                graph.nodes(named: query.name).compactMap { $0.viewType.map { "\($0)" } })
            if !types.isEmpty { return "; there is \(types.sorted().joined(separator: ", "))" }
        }
        let bar = query.key == .label ? accessibilityTree.elements.filter(\.isPartOfBar) : []
        if let part = bar.first(where: { $0.label == query.name }) {
            return part.traits.contains(.isButton)
                ? "; the way back in the bar is no view: use goBack()"
                : "; the title in the bar is no view"
        }
        let others = names(by: query.key).filter { $0 != query.name }
        let names = NearNames.to(query.name, among: others)
            .map { query.key.isQuoted ? quoted($0) : $0 }
        return names.isEmpty ? "" : "; there is \(names.joined(separator: ", "))"
    }

    private func matches(of query: ViewQuery) -> [Node] {
        let matches = allMatches(of: query)
        guard let index = query.index else { return matches }
        return matches.indices.contains(index) ? [matches[index]] : []
    }

    /// Returns the views that match a query without its position, in tree order.
    private func allMatches(of query: ViewQuery) -> [Node] {
        var matches =
            query.node.map { $0.isPresent ? [$0] : [] } ?? named(query.name, by: query.key)
        if let type = query.type { matches.removeAll { $0.viewType != type } }
        guard let outer = query.outer.first else { return matches }
        return graph.nodes(matches, inside: self.matches(of: outer))
    }

    // Most keys need no description of the whole tree.
    private func named(_ name: String, by key: ViewQuery.Key) -> [Node] {
        switch key {
        case .element: []
        case .text: graph.nodes(saying: name)
        case .type: graph.nodes(named: name)
        case .path: graph.node(at: name).map { [$0] } ?? []
        case .identifier: graph.picture.nodes.filter { $0.identifiers.contains(name) }
        case .label:
            accessibilityTree.elements.filter { $0.label == name && !$0.isPartOfBar }.map(\.view)
                // An element may begin with another element that has the same label.
                .reduce(into: []) { if $0.last !== $1 { $0.append($1) } }
        }
    }

    /// The names that a query of this kind could match.
    private func names(by key: ViewQuery.Key) -> [String] {
        switch key {
        case .element: []
        case .label: accessibilityTree.elements.filter { !$0.isPartOfBar }.compactMap(\.label)
        case .identifier: graph.picture.nodes.flatMap(\.identifiers)
        case .text: graph.tree.matches { $0.text != nil }.compactMap(\.element.text)
        case .type: graph.tree.matches { _ in true }.map(\.element.name)
        case .path: graph.tree.matches { _ in true }.map(\.path)
        }
    }
}
