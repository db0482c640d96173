public import TesseraCore

nonisolated extension View {
    /// Sets where this view can be touched.
    public consuming func contentShape<Outline: Shape>(
        _ shape: Outline, eoFill: Bool = false
    ) -> some View {
        modifier(
            Attribute("contentShape").argument(shape)
                .argument("eoFill", eoFill, default: false))
    }
}
