public import TesseraCore

nonisolated extension View {
    /// Performs an action with the value of a preference that the views inside this one set: first when
    /// this view has come, and then when the value has changed.
    ///
    /// Several views' values are made one by the key's `reduce`, in the order of the tree; without
    /// any, the value is the default. What is presented in front of a view is not inside it.
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
    @State private var last = LastSeen<Key.Value>()
    @Environment(\.layoutDemand) private var demand

    init(action: @escaping (Key.Value) -> Void) { self.action = action }

    func body(content: Content) -> some View {
        let _ = demand?.hasPreferenceObservers = true
        content.modifier(PreferenceChangeObserver<Key>(action: action, last: last))
    }
}

/// A modifier that is told of a preference of the views inside.
protocol PreferenceObserver: Role {
    /// Returns what is to be done about the value below a node, if it is another one than before.
    @MainActor func response(at node: Node) -> (() -> Void)?
}

nonisolated private struct PreferenceChangeObserver<Key: PreferenceKey>:
    PrimitiveModifier, PreferenceObserver
where Key.Value: Equatable {
    let action: (Key.Value) -> Void
    let last: LastSeen<Key.Value>

    var description: ModifierDescription? {
        ModifierDescription("onPreferenceChange", TypeName.short(Key.self))
    }

    @MainActor func response(at node: Node) -> (() -> Void)? {
        let value = Key.value(below: node)
        guard value != last.value else { return nil }
        return {
            last.value = value
            action(value)
        }
    }
}

extension ViewHost {
    /// Has those who are told of preferences receive what has changed, when the tree is up to date.
    func followPreferences() {
        guard preferencesKnownAt != graph.changes else { return }
        preferencesKnownAt = graph.changes
        var isObserved = false
        graph.top.walk { node in
            if let observer = node.role((any PreferenceObserver).self) {
                isObserved = true
                if let action = observer.response(at: node) {
                    node.afterUpdate(as: "the onPreferenceChange action", action)
                }
            }
            return .enter
        }
        layoutDemand.hasPreferenceObservers = isObserved
    }
}
