public import TesseraCore

nonisolated extension View {
    /// Leaves this view's space empty: what is in it is not drawn, not told and not to be used.
    public consuming func hidden() -> some View {
        setting(\.unseenReason, "hidden", as: Attribute("hidden"))
    }
}
