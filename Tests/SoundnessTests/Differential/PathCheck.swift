import Tessera

extension ViewHost {
    /// The first fault in the paths of views, if any. Each view must be found by its path, its type and
    /// its text, at the path that it has in the printed tree.
    var pathFailure: String? {
        let tree = tree
        var names: [String: Int] = [:]
        var texts: [String: Int] = [:]
        for match in tree.matches(where: { _ in true }) {
            let name = match.element.name
            var queries = [ViewQuery.path(match.path), .type(name)[names[name, default: 0]]]
            names[name, default: 0] += 1
            if let text = match.element.text {
                queries.append(.text(text)[texts[text, default: 0]])
                texts[text, default: 0] += 1
            }
            for query in queries {
                let path = find(query)?.path
                if path != match.path {
                    return
                        "\(query) is at \(path ?? "no path"), not \(match.path)\nthe tree:\n\(tree)"
                }
            }
        }
        return nil
    }
}
