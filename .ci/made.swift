// Gives what a macro makes the abstract of the declaration that it is made from, in symbol graphs: the
// compiler keeps no documentation of it.
//
//   swift .ci/made.swift <symbol graph> …

import Foundation

for file in CommandLine.arguments.dropFirst().map({ URL(filePath: $0) }) {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    guard var graph = json as? [String: Any], var symbols = graph["symbols"] as? [[String: Any]]
    else { continue }
    func path(_ symbol: [String: Any]) -> [String] { symbol["pathComponents"] as? [String] ?? [] }
    let abstracts = Dictionary(
        symbols.compactMap { symbol in
            (symbol["docComment"] as? [String: Any]).map { comment in
                let lines = (comment["lines"] as? [[String: Any]] ?? [])
                    .prefix { $0["text"] as? String != "" }
                return (path(symbol), comment.merging(["lines": Array(lines)]) { $1 })
            }
        }, uniquingKeysWith: { first, _ in first })
    for index in symbols.indices
    where symbols[index]["docComment"] == nil && symbols[index]["location"] == nil {
        let path = path(symbols[index])
        guard let name = path.last else { continue }
        let colors = name.replacing("colors:", with: "stops:")
        let origins = [
            name, name.replacing("systemImage:", with: ""),
            colors.replacing("stops:", with: "gradient:"), colors.replacing("stops:", with: "_:"),
        ]
        symbols[index]["docComment"] =
            origins.lazy
            .compactMap { abstracts[path.dropLast() + [$0]] }.first
    }
    graph["symbols"] = symbols
    try JSONSerialization.data(withJSONObject: graph).write(to: file)
}
