public import TesseraCore
public import Testing

extension ViewGraph {
    /// Performs the action of the `Tap` with a name, and updates the tree. The test fails if no `Tap`
    /// has the name.
    public func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let tap = picture.nodes.lazy.compactMap { $0.role(Tap.self) }.first { $0.name == name }
        guard let tap else {
            Issue.record("no Tap named \(name) in\n\(tree)", sourceLocation: sourceLocation)
            return
        }
        tap.run()
        update()
    }

    /// The counters of the tree with their counts, in order: `["a 0", "b 2"]`.
    public var counters: [String] {
        tree.all("Counter").map { counter in
            "\(counter.value("name")?.dropFirst().dropLast() ?? "") \(counter.value("count") ?? "")"
        }
    }

    /// The texts of the labels of the tree, in order.
    public var labels: [String] { tree.all("Label").compactMap(\.text) }
}
