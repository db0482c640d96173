/// An action that is performed once the changes of a transaction are complete.
package final class Completion {
    private let action: () -> Void
    /// Whether the action waits until nothing is left of the motion, which other changes may prolong.
    let waitsForRest: Bool
    /// Whether a tree has changes that come first.
    private var isAwaited = false
    private var isPerformed = false
    /// The nodes whose values are on their way by the transaction, with the times at which its own
    /// changes of them are complete; `nil` for changes that go on.
    private(set) var ends: [ObjectIdentifier: Duration?] = [:]

    package init(waitsForRest: Bool, _ action: @escaping () -> Void) {
        (self.action, self.waitsForRest) = (action, waitsForRest)
    }

    /// Performs the action at once, unless a tree has changes that come first.
    package func performUnlessAwaited() {
        if !isAwaited { perform() }
    }

    func await() { isAwaited = true }

    func follow(_ node: Node, until end: Duration?) {
        ends.updateValue(end, forKey: ObjectIdentifier(node))
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
