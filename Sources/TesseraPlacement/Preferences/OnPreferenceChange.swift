nonisolated extension View {
    /// Performs an action with the value of a preference set inside this view, first when this view
    /// has appeared, and then whenever the value changes.
    ///
    /// The key's `reduce` combines the values of several views in tree order. Without values, the
    /// result is the default. Sheets and alerts do not contribute, nor do the hidden views of a
    /// ``ViewThatFits``.
    ///
    /// ```swift
    /// VStack { Text("Good").preference(key: WidestKey.self, value: 40) }
    ///     .onPreferenceChange(WidestKey.self) { widest = $0 }
    /// // VStack .onPreferenceChange(WidestKey)
    /// //   Text "Good" .preference(WidestKey, 40)
    /// ```
    ///
    /// The action may write state, which updates the tree again. If the updates do not end, the
    /// host reports a runtime issue. Without a host, no action is performed.
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
    @Environment(\.hostServices) private var services

    init(action: @escaping (Key.Value) -> Void) { self.action = action }

    func body(content: Content) -> some View {
        let _ = observe()
        content.modifier(PreferenceChangeDescription<Key>())
    }

    private func observe() {
        observer.action = action
        guard let node = Node.running, let services else { return }
        let queue = services[LayoutDemand.self].preferences
        PreferenceValue.observe(observer, at: node, in: queue)
    }
}

/// An observer of a preference below a modifier.
final class PreferenceObserver<Key: PreferenceKey> where Key.Value: Equatable {
    var action: (Key.Value) -> Void = { _ in }
    private var last: Key.Value?

    /// Performs the action after the update, if the value differs from the last value.
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
