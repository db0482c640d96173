import TesseraCore

/// The result of a query: a single view, or the reason of the failure.
enum ViewSearch {
    case found(Node)
    case none(String)
    case several(String)

    @MainActor
    init<Content>(_ query: ViewQuery, in picture: Picture<Content>) {
        let matches = picture.matches(of: query)
        guard let first = matches.first, let last = matches.last else {
            self = .none(Self.nearest(to: query, in: picture))
            return
        }
        // A style may make a control again inside itself. If the last match is inside the first, so
        // are all between them.
        let isAroundAll = last === first || !picture.graph.nodes([last], inside: [first]).isEmpty
        self = isAroundAll ? .found(first) : .several(Self.paths(of: matches, query))
    }

    @MainActor
    private static func paths(of matches: [Node], _ query: ViewQuery) -> String {
        let paths = matches.prefix(5).map(\.path) + (matches.count > 5 ? ["…"] : [])
        return "there are \(matches.count) views with \(query): \(paths.joined(separator: ", ")); "
            + "choose one by its position, from [0]"
    }

    @MainActor
    private static func nearest<Content>(
        to query: ViewQuery, in picture: Picture<Content>
    ) -> String {
        if query.index != nil {
            let count = picture.matches(of: query.atAnyPosition).count
            if count > 0 { return "there is no view with \(query): there are \(count)" }
        }
        let names = NearNames.to(
            query.name, among: picture.names(by: query.key).filter { $0 != query.name }
        ).map {
            query.key != .type && query.key != .path ? quoted($0) : $0
        }
        let advice = names.isEmpty ? "" : "; there is \(names.joined(separator: ", "))"
        return "there is no view with \(query)\(advice)"
    }
}

@MainActor
extension Picture {
    /// The views that match a query, in tree order.
    fileprivate func matches(of query: ViewQuery) -> [Node] {
        var matches = named(query.name, by: query.key)
        if case .inside(let outer) = query.outer {
            matches = graph.nodes(matches, inside: self.matches(of: outer))
        }
        guard let index = query.index else { return matches }
        return matches.indices.contains(index) ? [matches[index]] : []
    }

    // Most keys need no description of the whole tree.
    private func named(_ name: String, by key: ViewQuery.Key) -> [Node] {
        switch key {
        case .text: graph.nodes(saying: name)
        case .type: graph.nodes(named: name)
        case .path: graph.node(at: name).map { [$0] } ?? []
        case .identifier: nodes.filter { $0.identifiers.contains(name) }
        case .label:
            Set(accessibility.elements.filter { $0.label == name }.map(\.position))
                .sorted().map { nodes[$0] }
        }
    }

    /// The names that a query of this kind could match.
    fileprivate func names(by key: ViewQuery.Key) -> [String] {
        switch key {
        case .label: accessibility.elements.compactMap(\.label)
        case .identifier: nodes.flatMap(\.identifiers)
        case .text: tree.matches { $0.text != nil }.compactMap(\.element.text)
        case .type: tree.matches { _ in true }.map(\.element.name)
        case .path: tree.matches { _ in true }.map(\.path)
        }
    }
}
