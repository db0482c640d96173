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
        let matches = named(query.name, by: query.key)
        guard let outer = query.outer.first else { return matches }
        return graph.nodes(matches, inside: self.matches(of: outer))
    }

    // Most keys need no description of the whole tree.
    private func named(_ name: String, by key: ViewQuery.Key) -> [Node] {
        switch key {
        case .text: graph.nodes(saying: name)
        case .type: graph.nodes(named: name)
        case .path: graph.node(at: name).map { [$0] } ?? []
        case .identifier: graph.picture.nodes.filter { $0.identifiers.contains(name) }
        case .label:
            accessibilityTree.elements.filter { $0.label == name }.map(\.view)
                // An element may begin with another element that has the same label.
                .reduce(into: []) { if $0.last !== $1 { $0.append($1) } }
        }
    }

    /// The names that a query of this kind could match.
    private func names(by key: ViewQuery.Key) -> [String] {
        switch key {
        case .label: accessibilityTree.elements.compactMap(\.label)
        case .identifier: graph.picture.nodes.flatMap(\.identifiers)
        case .text: graph.tree.matches { $0.text != nil }.compactMap(\.element.text)
        case .type: graph.tree.matches { _ in true }.map(\.element.name)
        case .path: graph.tree.matches { _ in true }.map(\.path)
        }
    }
}
