nonisolated extension View {
    /// Records whether this view is private.
    @_disfavoredOverload
    public consuming func privacySensitive(_ isSensitive: Bool = true) -> some View {
        silent(isSensitive.unless(true))
    }
}
