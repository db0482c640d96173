nonisolated extension View {
    /// Hides this view and keeps its space empty.
    ///
    /// Views inside stay in the tree and keep their state. They are not drawn, not announced, and
    /// refuse interactions.
    public consuming func hidden() -> some View {
        setting(\.refusals.sight, "hidden", as: Call("hidden"))
    }
}
