nonisolated extension View {
    /// Shows this view only where the views of a mask are opaque.
    ///
    /// The views of the mask are neither touched nor announced, and cannot have the focus.
    ///
    /// - Parameters:
    ///   - alignment: The place of the mask within this view's bounds.
    ///   - mask: The views whose opacity is applied to this view.
    public consuming func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        // A mask only cuts: it is neither announced nor used.
        modifier(
            AttachedViews(
                place: .mask,
                attachment: mask().accessibilityHidden(true).closedToTouches().unseen("in a mask"),
                alignment: alignment))
    }

    /// Shows this view only where a mask is opaque.
    public consuming func mask<Mask: View>(_ mask: Mask) -> some View {
        self.mask { mask }
    }
}
