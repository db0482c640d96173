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
        value = node.fold { inner in
            // Hidden alternatives count only for each other.
            if inner.isHiddenAlternative, !node.isHiddenAlternative { return (nil, false) }
            if inner.hasOwnTurn, inner !== node {
                return (inner.settledMemo(in: queue, Self(of: inner, in: queue)).value, false)
            }
            let own = inner.role(PreferenceModifier<Key>.self)
            return (own?.value, own == nil && !inner.has((any ScreenBoundary).self))
        } adding: { (value: inout Key.Value?, next: Key.Value?, _) in
            guard let next else { return }
            guard var before = value else { return value = next }
            Key.reduce(value: &before) { next }
            value = before
        } finishing: { value, inner in
            guard let transform = inner.role(PreferenceTransform<Key>.self) else { return }
            var changed = value ?? Key.defaultValue
            transform.change(&changed)
            value = changed
        }
        return value != before
    }

    func innerMemoDidChange() {}

    func didSettle() { observer?.receive(value ?? Key.defaultValue, at: node) }

    func nodeDidLeave() {}
}
