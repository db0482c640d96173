/// The value of a preference below a node that updates separately.
final class PreferenceValue<Key: PreferenceKey>: MemoContent where Key.Value: Equatable {
    // The node owns this object.
    private unowned let node: Node
    private let queue: MemoQueue
    /// The value; `nil` if no view inside sets one.
    private var value: Key.Value?
    /// The modifier that observes the value.
    private weak var observer: PreferenceObserver<Key>?

    private init(of node: Node, in queue: MemoQueue) {
        (self.node, self.queue) = (node, queue)
    }

    /// Adds the observer of the value below a node whose body is running.
    static func observe(_ observer: PreferenceObserver<Key>, at node: Node, in queue: MemoQueue) {
        if let known = node.memo(Self.self) {
            known.observer = observer
        } else {
            let value = Self(of: node, in: queue)
            value.observer = observer
            queue.add(node.keep(value, in: queue))
        }
    }

    func make() -> Bool {
        let before = value
        value = value(of: node)
        return value != before
    }

    /// Returns the value of a node and its descendants; `nil` if none of them sets one.
    @MainActor private func value(of inner: Node) -> Key.Value? {
        // Hidden alternatives count only for each other.
        if inner.isHiddenAlternative, !node.isHiddenAlternative { return nil }
        if inner.hasOwnTurn, inner !== node {
            return inner.settledMemo(in: queue, Self(of: inner, in: queue)).value
        }
        if let own = inner.role(PreferenceModifier<Key>.self) { return own.value }
        var value: Key.Value?
        if !inner.has((any ScreenBoundary).self) {
            inner.forEachChild { child in
                guard let next = self.value(of: child) else { return }
                guard var combined = value else { return value = next }
                Key.reduce(value: &combined) { next }
                value = combined
            }
        }
        guard let transform = inner.role(PreferenceTransform<Key>.self) else { return value }
        var changed = value ?? Key.defaultValue
        transform.change(&changed)
        return changed
    }

    func innerMemoDidChange() {}

    func didSettle() { observer?.receive(value ?? Key.defaultValue, at: node) }

    func nodeDidLeave() {}
}
