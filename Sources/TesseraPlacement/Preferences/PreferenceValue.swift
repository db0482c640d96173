/// The value of a preference below a node that updates separately.
final class PreferenceValue<Key: PreferenceKey>: MemoContent where Key.Value: Equatable {
    // The node owns this object.
    private unowned let node: Node
    private let queue: MemoQueue
    /// The value; `nil` if no view inside sets one.
    private var value: Key.Value?
    /// The action of the modifier that observes the value, with the last value that it received.
    private var action: ((Key.Value) -> Void)?
    private var last: Key.Value?

    private init(of node: Node, in queue: MemoQueue) {
        (self.node, self.queue) = (node, queue)
    }

    /// Observes the value below a node whose body is running.
    static func observe(
        at node: Node, in queue: MemoQueue, _ action: @escaping (Key.Value) -> Void
    ) {
        if node.memo(Self.self) == nil {
            queue.add(node.keep(Self(of: node, in: queue), in: queue))
        }
        node.memo(Self.self)?.action = action
    }

    static var callsProgram: Bool { true }

    func make() -> Bool {
        let before = value
        value = value(of: node)
        return value != before
    }

    /// Returns the combined value of a node and its descendants; `nil` if no modifier sets a value.
    @MainActor private func value(of inner: Node) -> Key.Value? {
        // Hidden alternatives count only for each other.
        if inner.isHiddenAlternative, !node.isHiddenAlternative { return nil }
        if inner.hasOwnTurn, inner !== node {
            return inner.settledMemo(in: queue, Self(of: inner, in: queue)).value
        }
        let modifier = inner.role(PreferenceModifier<Key>.self)
        var value: Key.Value?
        if modifier?.replaces != true, !inner.has((any ScreenBoundary).self) {
            inner.forEachChild { child in
                guard let next = self.value(of: child) else { return }
                guard var combined = value else { return value = next }
                Key.reduce(value: &combined) { next }
                value = combined
            }
        }
        guard let modifier else { return value }
        var changed = value ?? Key.defaultValue
        modifier.change(&changed)
        return changed
    }

    // No view or modifier on its way sets a preference.
    func follow(_ node: Node) -> Bool { true }

    /// Performs the action after the update, if the value differs from the last value.
    func didSettle() {
        let value = value ?? Key.defaultValue
        guard let action, value != last else { return }
        node.afterUpdate(as: "the onPreferenceChange action") { [self] in
            last = value
            action(value)
        }
    }

    func nodeDidLeave() {}
}
