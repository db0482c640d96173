/// Runs `body` on the main actor. Its writes carry `transaction`.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    Graph.applyWaiting(before: transaction)
    let outer = Transaction.current
    Transaction.current = transaction
    defer {
        Graph.applyWaiting(before: nil)
        Transaction.current = outer
    }
    return try body()
}

extension Graph {
    /// Applies the changes that wait in all trees, so that the next writes are an update of their
    /// own. An object announces its first change since a reader has run, and no later one.
    ///
    /// - Parameter new: The transaction of the next writes; `nil` to apply changes of objects only.
    fileprivate static func applyWaiting(before new: Transaction?) {
        // On other threads, writes have no transaction.
        guard MainActor.isCurrent else { return }
        for graph in living.map({ $0.takeUnretainedValue() }) {
            let hasObjectChanges = !graph.observations.isEmpty
            graph.takeChanges()
            if hasObjectChanges || new.map({ !graph.transaction.isSame(as: $0) }) == true {
                graph.runEarly()
            }
        }
    }
}
