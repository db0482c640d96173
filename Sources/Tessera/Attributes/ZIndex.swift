public import TesseraCore

nonisolated extension View {
    /// Puts this view in front of those beside it with a lower value; without one, a view has 0.
    ///
    /// It changes which of two views covers the other, and not where they stand.
    public consuming func zIndex(_ value: Double) -> some View {
        attribute(Call("zIndex").argument(value))
    }
}
