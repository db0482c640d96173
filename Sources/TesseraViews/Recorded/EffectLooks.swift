nonisolated extension View {
    /// Records that effects apply to this view as a whole.
    @_disfavoredOverload
    public consuming func compositingGroup() -> some View {
        silent()
    }

    /// Records that this view is drawn as one picture.
    @_disfavoredOverload
    public consuming func drawingGroup(opaque: Bool = false) -> some View {
        silent(opaque.unless(false))
    }

    /// Records whether this view is private.
    @_disfavoredOverload
    public consuming func privacySensitive(_ isSensitive: Bool = true) -> some View {
        silent(isSensitive.unless(true))
    }
}
