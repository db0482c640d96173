public import TesseraCore

extension ViewGraph {
    /// Does what the `Tap` of this name does, and brings the tree up to date.
    public func tap(_ name: String) {
        let tap = picture.nodes.lazy.compactMap { $0.payload as? Tap }.first { $0.name == name }
        guard let tap else { preconditionFailure("no Tap named \(name) in \(tree)") }
        tap.run()
        update()
    }

    /// The counters of the tree with their counts, in order: `["a 0", "b 2"]`.
    public var counters: [String] {
        tree.all("Counter").map { counter in
            "\(counter.value("name")?.dropFirst().dropLast() ?? "") \(counter.value("count") ?? "")"
        }
    }

    /// What the labels of the tree say, in order.
    public var labels: [String] { tree.all("Label").compactMap(\.text) }

    /// The messages of the issues so far, each with its path.
    public var reports: [String] { issues.map(\.description) }
}
