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
    @Environment(\.hostServices) var services

    @MainActor func body(content: Content) -> some View {
        if let node = Node.running, let services {
            let demand = services[LayoutDemand.self]
            demand.followTree()
            PreferenceValue<Key>.observe(at: node, in: demand.preferences, action)
        }
        return content.attribute(Call("onPreferenceChange").argument(Key.self))
    }
}
