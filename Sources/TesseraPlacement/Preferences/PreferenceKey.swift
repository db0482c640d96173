/// The key of a value that views pass to their ancestors.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///     static let defaultValue: CGFloat = 0
///     static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///         value = max(value, nextValue())
///     }
/// }
/// ```
nonisolated public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that set none.
    static var defaultValue: Value { get }

    /// Combines the value of the next view with the value of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

nonisolated extension View {
    /// Sets the value that this view passes to its ancestors. It replaces the values from inside
    /// the view.
    public consuming func preference<Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Key.Value
    ) -> some View {
        let call = Call("preference").argument(key).argument(value)
        return modifier(PreferenceModifier<Key>(call: call, replaces: true) { $0 = value })
    }

    /// Changes the value that this view passes to its ancestors. Without a value from inside the
    /// view, the function changes the default.
    public consuming func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<Key>(
                call: Call("transformPreference").argument(key), change: callback))
    }
}

/// A modifier that changes the value of a preference.
nonisolated struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier, Role {
    let call: Call
    /// Whether the change replaces the values from inside the view.
    var replaces = false
    let change: (inout Key.Value) -> Void

    var description: ModifierDescription? { call.described }
}
