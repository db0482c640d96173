public import TesseraCore

/// A key of a value that views hand to those around them.
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

    /// Adds the value of the next view to that of the views before it.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

nonisolated extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

nonisolated extension View {
    /// Sets the value that this view hands to those around it, in place of those from inside it.
    public consuming func preference<Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Key.Value
    ) -> some View {
        modifier(PreferenceModifier<Key>(value: value))
    }

    /// Changes the value that this view hands to those around it; one that sets none has the default.
    public consuming func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransform<Key>(change: callback))
    }
}

nonisolated struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier, Role {
    let value: Key.Value

    var description: ModifierDescription? {
        ModifierDescription("preference", TypeName.short(Key.self)).argument(value)
    }
}

nonisolated struct PreferenceTransform<Key: PreferenceKey>: PrimitiveModifier, Role {
    let change: (inout Key.Value) -> Void

    var description: ModifierDescription? {
        ModifierDescription("transformPreference", TypeName.short(Key.self))
    }
}
