public import TesseraCore

nonisolated extension View {
    /// Performs an action with the value of a preference that the views inside this one set: first when
    /// this view has come, and then when the value has changed.
    ///
    /// Several views' values are made one by the key's `reduce`, in the order of the tree; without
    /// any, the value is the default. What is presented in front of a view is not inside it, and what a
    /// ``ViewThatFits`` does not show does not count.
    ///
    /// ```swift
    /// VStack { Text("Good").preference(key: WidestKey.self, value: 40) }
    ///     .onPreferenceChange(WidestKey.self) { widest = $0 }
    /// // VStack .onPreferenceChange(WidestKey)
    /// //   Text "Good" .preference(WidestKey, 40)
    /// ```
    ///
    /// The action may write state; the tree is then brought up to date again, and one that has this
    /// go on without end is reported as a runtime issue. Without a host, no action is performed.
    public consuming func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(PreferenceChange<Key>(action: action))
    }
}

nonisolated private struct PreferenceChange<Key: PreferenceKey>: ViewModifier, HiddenBody
where Key.Value: Equatable {
    let action: (Key.Value) -> Void
    @State private var observer = PreferenceObserver<Key>()
    @Environment(\.layoutDemand) private var demand

    init(action: @escaping (Key.Value) -> Void) { self.action = action }

    func body(content: Content) -> some View {
        let _ = observe()
        content.modifier(PreferenceChangeDescription<Key>())
    }

    private func observe() {
        observer.action = action
        if let node = Node.running { demand?.preferences.observe(observer, at: node) }
    }
}

/// Someone who is told of the value of a preference below a modifier.
final class PreferenceObserver<Key: PreferenceKey> where Key.Value: Equatable {
    var action: (Key.Value) -> Void = { _ in }
    /// The region below the modifier.
    weak var region: PreferenceRegion<Key>?
    private var last: Key.Value?

    /// Has the action performed with a value when the tree is up to date, if it is another one than
    /// before.
    func receive(_ value: Key.Value, at node: Node) {
        guard value != last else { return }
        node.afterUpdate(as: "the onPreferenceChange action") { [self] in
            last = value
            action(value)
        }
    }
}

nonisolated private struct PreferenceChangeDescription<Key: PreferenceKey>: PrimitiveModifier {
    var description: ModifierDescription? {
        ModifierDescription("onPreferenceChange", TypeName.short(Key.self))
    }
}
