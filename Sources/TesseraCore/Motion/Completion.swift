/// An action that is performed once the changes of a transaction have arrived.
package final class Completion {
    private let action: () -> Void
    /// Whether a tree has changes that come first.
    private var isAwaited = false
    private var isPerformed = false
    /// The nodes whose values are on their way by the transaction.
    private var nodes: Set<ObjectIdentifier> = []

    package init(_ action: @escaping () -> Void) { self.action = action }

    /// Performs the action at once, unless a tree has changes that come first.
    package func performUnlessAwaited() {
        if !isAwaited { perform() }
    }

    func await() { isAwaited = true }

    func follow(_ node: Node) { nodes.insert(ObjectIdentifier(node)) }

    func isComplete(_ isMoving: (ObjectIdentifier) -> Bool) -> Bool {
        !nodes.contains(where: isMoving)
    }

    /// Returns the time at which the values have arrived; `nil` if one goes on.
    func end(_ arrival: (ObjectIdentifier) -> Duration?) -> Duration? {
        let arrivals = nodes.map(arrival)
        return arrivals.contains(nil) ? nil : arrivals.compactMap { $0 }.max()
    }

    /// Performs the action, unless another tree was earlier.
    func perform() {
        guard !isPerformed else { return }
        isPerformed = true
        action()
    }
}

private struct CompletionKey: TransactionKey {
    static var defaultValue: Completion? { nil }
}

extension Transaction {
    /// The action that follows the changes; `nil` for none.
    package var completion: Completion? {
        get { self[CompletionKey.self] }
        set { self[CompletionKey.self] = newValue }
    }
}
