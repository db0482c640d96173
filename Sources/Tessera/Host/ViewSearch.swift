import TesseraCore

/// The result of a query in a picture of a tree: one view, or the reason why it is not one.
enum ViewSearch {
    case found(ViewTree.Match)
    case none(String)
    case several(String)

    @MainActor
    init(_ query: ViewQuery, in picture: Picture) {
        let matches = picture.matches(of: query)
        guard let first = matches.first else {
            self = .none(Self.nearest(to: query, in: picture))
            return
        }
        // A control that a style has made once more is inside itself.
        let isAroundAll = matches.allSatisfy { first.positions.contains($0.position) }
        self = isAroundAll ? .found(first) : .several(Self.paths(of: matches, query))
    }

    private static func paths(of matches: [ViewTree.Match], _ query: ViewQuery) -> String {
        let paths = matches.prefix(5).map(\.path) + (matches.count > 5 ? ["…"] : [])
        return "there are \(matches.count) views with \(query): \(paths.joined(separator: ", ")); "
            + "choose one by its position, from [0]"
    }

    @MainActor
    private static func nearest(to query: ViewQuery, in picture: Picture) -> String {
        if query.index != nil {
            let count = picture.matches(of: query.atAnyPosition).count
            if count > 0 { return "there is no view with \(query): there are \(count)" }
        }
        let names = NearNames.to(
            query.name, among: picture.names(by: query.key).filter { $0 != query.name }
        ).map {
            query.key == .text || query.key == .label ? quoted($0) : $0
        }
        let advice = names.isEmpty ? "" : "; there is \(names.joined(separator: ", "))"
        return "there is no view with \(query)\(advice)"
    }
}

@MainActor
extension Picture {
    /// The views that a query means, in the order of the tree.
    fileprivate func matches(of query: ViewQuery) -> [ViewTree.Match] {
        var matches = named(query.name, by: query.key)
        if case .inside(let outer) = query.outer {
            let around = self.matches(of: outer).map(\.positions)
            matches = matches.filter { match in
                around.contains { $0.lowerBound < match.position && $0.contains(match.position) }
            }
        }
        guard let index = query.index else { return matches }
        return matches.indices.contains(index) ? [matches[index]] : []
    }

    private func named(_ name: String, by key: ViewQuery.Key) -> [ViewTree.Match] {
        switch key {
        case .text: return tree.matches { $0.text == name }
        case .type: return tree.matches { $0.name == name }
        case .path: return tree.match(name).map { [$0] } ?? []
        case .label:
            let elements = accessibility.elements.filter { $0.label == name }
            let positions = Set(elements.map(\.position))
            return tree.matches { positions.contains($0.position) }
        }
    }

    /// The names that a query could have had instead.
    fileprivate func names(by key: ViewQuery.Key) -> [String] {
        switch key {
        case .label: accessibility.elements.compactMap(\.label)
        case .text: tree.matches { $0.text != nil }.compactMap(\.element.text)
        case .type: tree.matches { _ in true }.map(\.element.name)
        case .path: tree.matches { _ in true }.map(\.path)
        }
    }
}
