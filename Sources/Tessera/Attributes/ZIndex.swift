public import TesseraCore

nonisolated extension View {
    /// Puts this view in front of those beside it with a lower value; without one, a view has 0.
    ///
    /// It changes which of two views covers the other, and which of them a touch reaches; not where
    /// they stand. A value that is not a number counts as 0.
    public consuming func zIndex(_ value: Double) -> some View {
        attribute(Call("zIndex").argument(value), .layer(value))
    }
}
