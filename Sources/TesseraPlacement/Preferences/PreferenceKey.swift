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
        modifier(PreferenceModifier<Key>(value: value))
    }

    /// Changes the value that this view passes to its ancestors. Without a value from inside the
    /// view, the function changes the default.
    public consuming func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransform<Key>(change: callback))
    }
}

nonisolated struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier, Role {
    let value: Key.Value

    var description: ModifierDescription? {
        Call("preference").argument(verbatim: TypeName.short(Key.self)).argument(value).described
    }
}

nonisolated struct PreferenceTransform<Key: PreferenceKey>: PrimitiveModifier, Role {
    let change: (inout Key.Value) -> Void

    var description: ModifierDescription? {
        ModifierDescription("transformPreference", TypeName.short(Key.self))
    }
}
