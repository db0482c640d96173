/// Runs `body` on the main actor. Its writes carry `transaction`.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    Graph.applyWaiting(before: transaction)
    let outer = Transaction.current
    Transaction.current = transaction
    defer {
        Transaction.current = outer
        Graph.applyWaiting(before: outer, ofObjects: true)
    }
    return try body()
}

extension Graph {
    /// Applies the changes of another transaction that wait in a tree, so that the next writes are
    /// another update. An object announces its first change since a reader has run, and no later one.
    fileprivate static func applyWaiting(before next: Transaction, ofObjects: Bool = false) {
        // On other threads, writes have no transaction.
        guard MainActor.isCurrent else { return }
        for graph in living.map({ $0.takeUnretainedValue() }) {
            let hasObjectChanges = !graph.observations.isEmpty
            graph.takeChanges()
            if hasObjectChanges || !ofObjects { graph.runEarly(before: next) }
        }
    }
}
