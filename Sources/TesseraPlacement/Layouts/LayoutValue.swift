nonisolated extension View {
    /// Passes a value to the layout that contains this view, which reads it as `subview[key]`.
    ///
    /// The value passes through the modifiers of this view, but not out of its container. If two
    /// modifiers set values for a key, the outer one wins.
    ///
    /// ```swift
    /// struct Column: LayoutValueKey { static let defaultValue = 0 }
    /// Grid() { Text("ab").layoutValue(key: Column.self, value: 2) }
    /// // Grid
    /// //   Text "ab" .layoutValue(Column, 2)
    /// ```
    public consuming func layoutValue<Key: LayoutValueKey>(
        key: Key.Type, value: Key.Value
    ) -> some View {
        laidOut(by: TraitRule(key, value), Call("layoutValue").argument(key).argument(value))
    }
}
