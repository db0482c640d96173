nonisolated extension View {
    /// Fixes this view at its ideal size.
    public consuming func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Fixes this view at its ideal width, its ideal height, or both.
    public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        let axes: Axis.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
        // Without arguments, both are fixed.
        let standard = horizontal && vertical ? true : nil as Bool?
        return laidOut(
            by: FixedSizeRule(axes: axes),
            Call("fixedSize").argument("horizontal", horizontal, default: standard)
                .argument("vertical", vertical, default: standard))
    }
}
