nonisolated extension View {
    /// Places this view in front of its siblings with lower values. The default is 0.
    ///
    /// The value decides which of two overlapping views covers the other and receives touches. It
    /// does not change the layout. A value that is not a number counts as 0.
    public consuming func zIndex(_ value: Double) -> some View {
        attribute(Call("zIndex").argument(value), .layer(value.isNaN ? 0 : value))
    }
}
